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
    <section id="hero" aria-labelledby="hero-title" className="pt-14 pb-12 sm:pt-20 sm:pb-16 xl:pt-24">
      <div className="shell">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 id="hero-title" className="mt-5 max-w-[17em] text-5xl">
          {hero.title}
        </h1>
        <p className="mt-6 max-w-reading text-lg text-muted sm:mt-8">{hero.lead}</p>
        <div className="mt-8 flex flex-col gap-3 sm:mt-10 sm:flex-row sm:gap-4">
          <ButtonLink to="#enrollment" wide>
            {nextSteps().enroll}
          </ButtonLink>
          <ButtonLink to="#lessons" variant="secondary" wide>
            {nextSteps().lessons}
          </ButtonLink>
        </div>
        <div className="mt-4 flex flex-col gap-x-6 text-sm text-muted lg:flex-row lg:items-center">
          <p>{refundLine}</p>
          <Link to="/sample" className="text-link inline-flex min-h-10 items-center self-start font-semibold">
            {sampleLink()}
          </Link>
        </div>
        <AccessNotice CourseLink={CourseLink} className="mt-4 sm:w-fit" />
        <HeroDrawing className="mt-16 sm:mt-20" />
      </div>
    </section>
  )
}
