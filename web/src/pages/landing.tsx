import { siteDescription } from '@course/content/site/site'
import { useEffect } from 'react'
import { PaymentSection } from '../checkout/payment-section.tsx'
import { recordVisit } from '../entry/track-visit.ts'
import { Enrollment } from '../landing/enrollment.tsx'
import { Hero } from '../landing/hero.tsx'
import { Highlights } from '../landing/highlights.tsx'
import { KeyTopics } from '../landing/key-topics.tsx'
import { Lessons } from '../landing/lessons.tsx'
import { Objectives } from '../landing/objectives.tsx'
import { Overview } from '../landing/overview.tsx'
import { SiteFooter } from '../landing/site-footer.tsx'
import { Testimonials } from '../landing/testimonials.tsx'
import { TopBar } from '../landing/top-bar.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export function Component() {
  // For those who come from another page of the site; a page load is recorded before React starts.
  useEffect(recordVisit, [])
  return (
    <>
      <PageMeta description={siteDescription} isIndexed />
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="pt-18">
        <Hero />
        <Highlights />
        <Overview />
        <Objectives />
        <KeyTopics />
        <Lessons />
        <Testimonials />
        <Enrollment />
        <PaymentSection />
      </main>
      <SiteFooter />
    </>
  )
}
