import { nextSteps, refundLine } from '@course/content/site/offer'
import { sample } from '@course/content/site/pages/sample'
import { useEffect, useRef } from 'react'
import { tallFigureOf } from '../rich-text/course-figure.ts'
import { drawWhenLoaded } from '../rich-text/draw-when-loaded.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { StrandsRule } from '../ui/strands.tsx'

/** Sanitized when it was imported. Images are in the public bucket. */
const sampleHtml = () =>
  sample()
    .html // The page's title is its h1, which is an h2 in the lesson.
    .replaceAll(/(<\/?)h3\b/g, '$1h2')
    .replaceAll('src="images/', 'src="/storage/v1/object/public/images/')
    .replaceAll(/<img src="([^"]+)"[^>]*>/g, (image, url: string) => {
      const tall = tallFigureOf(url)
      if (!tall) return image
      const { media, srcSet, width, height } = tall
      return `<span class="figure-drawing"><picture><source media="${media}" srcset="${srcSet}" width="${width}" height="${height}">${image}</picture></span>`
    })

/** The beginning of the first lesson as learners see it, with links to enroll. */
export function SampleScreen() {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const image of text.current?.querySelectorAll('img') ?? []) drawWhenLoaded(image)
  }, [])
  return (
    <article aria-labelledby="sample-title" className="mx-auto max-w-160">
      <header className="border-b border-hairline pb-6">
        <p className="eyebrow">{sample().eyebrow}</p>
        <h1 id="sample-title" className="mt-3 text-4xl">
          {sample().title}
        </h1>
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: text of the course, sanitized when it was imported */}
      <div ref={text} className="rich-text py-10" dangerouslySetInnerHTML={{ __html: sampleHtml() }} />
      <StrandsRule />
      <Card className="mt-10">
        <p className="text-lg">{sample().end}</p>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/" state={{ scrollTo: 'enrollment' }} wide>
            {nextSteps().enroll}
          </ButtonLink>
          <ButtonLink to="/" state={{ scrollTo: 'lessons' }} variant="secondary" wide>
            {nextSteps().lessons}
          </ButtonLink>
        </div>
        <p className="mt-4 text-sm text-muted">{refundLine}</p>
      </Card>
    </article>
  )
}
