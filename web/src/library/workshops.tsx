import { libraryCopy } from '@course/content/site/learning/library'
import { workshopSlidesName } from '@course/contract/documents/documents'
import type { LibraryWorkshop } from '@course/contract/learning/library'
import { Link } from 'react-router'
import { useHashTarget } from '../app/layout/use-hash-target.ts'
import { useDownload } from '../app/saving/use-download.ts'
import { SheetDrawing } from '../documents/sheet-drawing.tsx'
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
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
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
  // The agenda begins with the first heading below the title.
  const [intro = '', ...rest] = html.split(/(?=<h3>)/)
  const agenda = rest.join('')
  return (
    <article id={slug} tabIndex={-1} aria-label={title}>
      <Card className="max-sm:p-5">
        <div className="flex min-h-10 items-center justify-between gap-x-6">
          {minutes > 0 && <p className="tabular text-sm text-muted">{copy.minutes(minutes)}</p>}
          {button && <div className="-mr-4 ml-auto">{button}</div>}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div>
            {editor || (
              <div className="flex items-start gap-4">
                <SheetDrawing format="pptx" className="max-sm:hidden" />
                <RichText html={intro} className="rich-text-entry min-w-0" />
              </div>
            )}
            {!editor && agenda && (
              <details className="mt-4">
                <summary className="min-h-11 rounded-sm font-semibold text-brand">{copy.agenda}</summary>
                <RichText html={agenda} className="rich-text-entry mt-2" />
              </details>
            )}
          </div>
          <div className="border-hairline max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-8">
            <h3 className="text-lg">{copy.title}</h3>
            <ul className="mt-1">
              {templates.map((template) => (
                <li key={template.number}>
                  <Link
                    to={`/toolkit#tool-${template.number}`}
                    className="text-link inline-flex min-h-11 items-center"
                  >
                    <span className="tabular">{template.number}</span> {template.title}
                  </Link>
                </li>
              ))}
            </ul>
            <Slides slug={slug} title={title} />
          </div>
        </div>
      </Card>
    </article>
  )
}

function Slides({ slug, title }: { slug: string; title: string }) {
  const { downloading, error, download } = useDownload()
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        wide
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
