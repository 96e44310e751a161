import { siteContent } from '@course/content/site/content'
import { nextSteps, refundLine } from '@course/content/site/offer'
import { sampleLink } from '@course/content/site/sample-link'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { AccessNotice } from './access-notice.tsx'
import type { CustomerLink } from './customer-link.ts'
import { HeroDrawing } from './hero-drawing.tsx'

export function Hero({ CourseLink }: { CourseLink: CustomerLink }) {
  const { hero } = siteContent()
  return (
    <section
      id="hero"
      aria-labelledby="hero-title"
      className="pt-7 pb-10 sm:pt-14 sm:pb-14 lg:pt-12 xl:pt-16"
    >
      <div className="shell">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 id="hero-title" className="mt-3 text-4xl sm:mt-5 sm:text-5xl xl:text-[4.75rem]">
          {hero.title}
        </h1>
        <div className="mt-4 grid gap-x-16 gap-y-6 sm:mt-6 sm:gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
          <p className="max-w-reading text-muted sm:text-lg">{hero.lead}</p>
          <div className="lg:max-w-104">
            <div className="flex flex-col gap-3 sm:flex-row sm:gap-4 lg:mt-1">
              <ButtonLink to="#enrollment" wide>
                {nextSteps().enroll}
              </ButtonLink>
              <ButtonLink to="#lessons" variant="secondary" wide>
                {nextSteps().lessons}
              </ButtonLink>
            </div>
            <p className="mt-3 text-sm text-muted">{refundLine}</p>
            <Link to="/sample" className="text-link inline-flex min-h-10 items-center text-sm font-semibold">
              {sampleLink()}
            </Link>
          </div>
        </div>
        <AccessNotice CourseLink={CourseLink} className="mt-4 sm:w-fit" />
        <HeroDrawing className="mt-4 sm:mt-12 lg:mt-10" />
      </div>
    </section>
  )
}
