import { siteContent } from '@course/content/site/content'
import { FeatureDrawing } from './feature-drawing.tsx'
import { MissingStrand } from './missing-strand.tsx'
import { ProductPlates } from './product-plates.tsx'
import { Section, SectionHeading } from './section.tsx'

export function Overview() {
  const { overview } = siteContent()
  return (
    <Section id="overview">
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="overview" eyebrow={overview.eyebrow} title={overview.title} />
          <div className="mt-6 grid max-w-reading gap-5 text-lg text-muted">
            {overview.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <MissingStrand />
      </div>
      <ProductPlates />
      <ul className="mt-16 -mb-12 grid gap-x-12 sm:grid-cols-2 md:mt-24 lg:-mb-16 lg:grid-cols-3">
        {overview.features.map((feature) => (
          <li
            key={feature.title}
            className="row-span-3 grid grid-rows-subgrid border-t border-hairline pt-6 pb-12 lg:pb-16"
          >
            <FeatureDrawing drawing={feature.drawing} />
            <h3 className="mt-5 text-xl text-balance">{feature.title}</h3>
            <p className="mt-2 text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
