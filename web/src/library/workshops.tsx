import { workshopSlidesName } from '@course/contract/documents'
import type { LibraryWorkshop } from '@course/contract/library'
import { Link } from 'react-router'
import { useDownload } from '../app/use-download.ts'
import { useTarget } from '../app/use-target.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { readWorkshopSlides } from './api.ts'
import { PartSection } from './part-screens.tsx'

export function Workshops({ workshops }: { workshops: readonly LibraryWorkshop[] }) {
  useTarget()
  return (
    <PartSection part="workshops">
      <div className="mt-6 grid gap-8">
        {workshops.map((workshop) => (
          <Workshop key={workshop.slug} workshop={workshop} />
        ))}
      </div>
    </PartSection>
  )
}

function Workshop({ workshop }: { workshop: LibraryWorkshop }) {
  const { slug, title, minutes, aim, people, agenda, materials, templates } = workshop
  return (
    <article id={slug} tabIndex={-1} aria-labelledby={`${slug}-title`}>
      <Card>
        <h3 id={`${slug}-title`} className="text-2xl">
          {title} <span className="tabular text-base text-muted">{minutes} minutes</span>
        </h3>
        <p className="mt-3 max-w-reading">{aim}</p>
        <p className="mt-3 max-w-reading text-muted">{people}</p>
        <h4 className="mt-6 text-lg">Agenda</h4>
        <ol className="mt-2 max-w-reading divide-y divide-hairline">
          {agenda.map((item) => (
            <li key={item.from} className="grid gap-x-6 py-3 sm:grid-cols-[6.5rem_1fr]">
              <p className="tabular text-sm text-muted">
                {item.from}–{item.to} min
              </p>
              <div>
                <p className="font-semibold">{item.title}</p>
                {item.question && <p className="text-muted">On the slide: {item.question}</p>}
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <div>
            <h4 className="text-lg">Materials</h4>
            <ul className="mt-2 list-disc pl-5">
              {materials.map((material) => (
                <li key={material}>{material}</li>
              ))}
            </ul>
          </div>
          <div>
            <h4 className="text-lg">Templates</h4>
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
          </div>
        </div>
      </Card>
    </article>
  )
}

function Slides({ slug, title }: { slug: string; title: string }) {
  const { busy, problem, download } = useDownload()
  return (
    <div className="mt-6">
      <Button
        variant="secondary"
        busy={busy !== undefined}
        aria-label={`Download slides: ${title}`}
        onClick={() => download(workshopSlidesName(slug), () => readWorkshopSlides(slug))}
      >
        Download slides
      </Button>
      {problem && (
        <Alert tone="error" className="mt-3">
          {problem}
        </Alert>
      )}
    </div>
  )
}
