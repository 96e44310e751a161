import { siteContent } from '@course/content/site/content'
import { FeatureDrawing } from './feature-drawing.tsx'
import { MissingStrand } from './missing-strand.tsx'
import { ProductPlates } from './product-plates.tsx'
import { Section, SectionHeading } from './section.tsx'

export function Overview() {
  const { overview } = siteContent()
  return (
    <Section id="overview">
      <div className="grid items-start gap-8 sm:gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="overview" eyebrow={overview.eyebrow} title={overview.title} />
          <div className="mt-4 grid max-w-reading gap-4 text-muted sm:mt-6 sm:gap-5 sm:text-lg">
            {overview.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <MissingStrand />
      </div>
      <ProductPlates />
      <ul className="mt-8 -mb-4 grid gap-x-12 sm:-mb-12 sm:grid-cols-2 md:mt-20 lg:-mb-16 lg:grid-cols-3">
        {overview.features.map((feature) => (
          <li
            key={feature.title}
            className="grid grid-cols-[auto_1fr] content-start gap-x-4 border-t border-hairline py-4 sm:row-span-3 sm:grid-cols-1 sm:grid-rows-subgrid sm:pt-6 sm:pb-12 lg:pb-16"
          >
            <FeatureDrawing drawing={feature.drawing} />
            <h3 className="text-lg sm:mt-5 sm:text-xl">{feature.title}</h3>
            <p className="col-start-2 mt-1 text-sm text-muted sm:col-start-1 sm:mt-2 sm:text-base">
              {feature.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
