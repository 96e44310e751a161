import { lessonCopy } from '@course/content/site/learning/lesson'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'

/** A page in the table of contents. The title is missing until the text is loaded. */
export type ContentsEntry = {
  page: number
  title: string | undefined
  minutes: number
  isRead: boolean
  url: string
}

type ContentsProps = { entries: readonly ContentsEntry[]; page: number; effort: string | undefined }

/** Collapsible table of contents above the text, with the effort for the lesson. */
export function Contents({ entries, page, effort }: ContentsProps) {
  return (
    <Folded title={lessonCopy.contents}>
      <ol className="mt-2 border-t border-hairline">
        {entries.map((entry) => (
          <li key={entry.page} className="border-b border-hairline">
            <Link
              to={entry.url}
              aria-current={entry.page === page ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-baseline gap-4 rounded-sm py-3 transition-colors hover:text-brand',
                entry.page === page && 'font-semibold',
              )}
            >
              <span aria-hidden="true" className="w-4 text-muted tabular">
                {entry.page}
              </span>
              <span className="flex-1">{entry.title ?? lessonCopy.page(entry.page)}</span>
              <span className="text-sm font-normal whitespace-nowrap text-muted tabular">
                {entry.isRead ? lessonCopy.read : lessonCopy.minutes(entry.minutes)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {effort && <p className="py-3 text-sm text-muted">{effort}</p>}
    </Folded>
  )
}

type FoldedProps = { title: string; className?: string; children: ReactNode }

/** A list above the text that opens below its title. */
export const Folded = ({ title, className, children }: FoldedProps) => (
  <details className={classNames('open:w-full', className)}>
    <summary className="text-link min-h-10 rounded-sm text-sm font-semibold">{title}</summary>
    {children}
  </details>
)

/** A page's title is its first heading. */
export function titleOf(html: string): string | undefined {
  const heading = /<h[1-3][^>]*>[\s\S]*?<\/h[1-3]>/.exec(html)?.[0]
  if (!heading) return undefined
  return new DOMParser().parseFromString(heading, 'text/html').body.textContent?.trim() || undefined
}
