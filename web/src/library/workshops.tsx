import { libraryCopy } from '@course/content/site/learning/library'
import { workshopSlidesName } from '@course/contract/documents/documents'
import type { LibraryWorkshop } from '@course/contract/learning/library'
import { Link } from 'react-router'
import { useHashTarget } from '../app/layout/use-hash-target.ts'
import { useDownload } from '../app/saving/use-download.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { useLibraryText } from './library-editing.tsx'
import { fetchWorkshopSlides } from './requests.ts'
import { LibrarySectionLayout } from './section-screens.tsx'

const { slides: copy } = libraryCopy

export function Workshops({ workshops }: { workshops: readonly LibraryWorkshop[] }) {
  useHashTarget()
  return (
    <LibrarySectionLayout section="workshops">
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
        {workshops.map((workshop) => (
          <Workshop key={workshop.slug} workshop={workshop} />
        ))}
      </div>
    </LibrarySectionLayout>
  )
}

function Workshop({ workshop }: { workshop: LibraryWorkshop }) {
  const { slug, title, minutes, templates } = workshop
  const { html, button, editor } = useLibraryText({
    kind: 'workshop',
    title,
    entry: workshop,
    isOneOfMany: true,
  })
  return (
    <article id={slug} tabIndex={-1} aria-label={title}>
      <Card>
        <div className="flex min-h-10 items-center justify-between gap-x-6">
          {minutes > 0 && <p className="tabular text-sm text-muted">{copy.minutes(minutes)}</p>}
          {button && <div className="-mr-4 ml-auto">{button}</div>}
        </div>
        <div className="max-w-reading">{editor || <RichText html={html} className="rich-text-entry" />}</div>
        <h3 className="mt-8 text-lg">{copy.title}</h3>
        <ul className="mt-2 grid gap-1">
          {templates.map((template) => (
            <li key={template.number}>
              <Link to={`/toolkit#tool-${template.number}`} className="text-link">
                <span className="tabular">{template.number}</span> {template.title}
              </Link>
            </li>
          ))}
        </ul>
        <Slides slug={slug} title={title} />
      </Card>
    </article>
  )
}

function Slides({ slug, title }: { slug: string; title: string }) {
  const { downloading, error, download } = useDownload()
  return (
    <div className="mt-6">
      <Button
        variant="secondary"
        busy={downloading !== undefined}
        aria-label={`${copy.download}: ${title}`}
        onClick={() => download(workshopSlidesName(slug), () => fetchWorkshopSlides(slug))}
      >
        {copy.download}
      </Button>
      <ErrorAlert error={error} className="mt-3" />
    </div>
  )
}
