import { outlineCopy } from '@course/content/site/learning/outline'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import type { Section } from './sections.ts'

/** Links to the sections of a page, in the margin of wide windows. The section being read is marked. */
export function Outline({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections)
  return (
    <div className="absolute inset-y-0 left-full ml-10 w-50 max-xl:hidden print:hidden">
      <nav aria-label={outlineCopy.title} className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
        <p className="text-sm font-semibold">{outlineCopy.title}</p>
        <ol className="mt-2 border-l border-hairline">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <SectionLink
                id={id}
                isCurrent={id === current}
                className={classNames(
                  '-ml-px block border-l-2 py-1.5 pl-4 text-sm transition-colors hover:text-brand',
                  id === current ? 'border-brand font-semibold text-ink' : 'border-transparent text-muted',
                )}
              >
                {title}
              </SectionLink>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

/** The same links above the text, where there is no room in the margin. */
export const OutlineList = ({ sections }: { sections: readonly Section[] }) => (
  <ol className="mt-2 border-t border-hairline">
    {sections.map(({ id, title }) => (
      <li key={id} className="border-b border-hairline">
        <SectionLink
          id={id}
          className="flex min-h-11 items-center rounded-sm py-2 transition-colors hover:text-brand"
        >
          {title}
        </SectionLink>
      </li>
    ))}
  </ol>
)

type SectionLinkProps = { id: string; isCurrent?: boolean; className: string; children: string }

function SectionLink({ id, isCurrent = false, className, children }: SectionLinkProps) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search, hash: id }}
      // Going back leaves the lesson, whichever sections were visited.
      replace
      aria-current={isCurrent ? 'location' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}

/** The last section whose heading is in the upper third of the window or above it. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(id)
        return heading && heading.getBoundingClientRect().top < window.innerHeight / 3
      })
      setCurrent(passed.at(-1)?.id)
    }
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update)
    }
    scheduleUpdate()
    window.addEventListener('scroll', scheduleUpdate, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scheduleUpdate)
    }
  }, [sections])
  return current
}
