import { siteDescription } from '@course/content/site/site'
import { useEffect, useState } from 'react'
import { PaymentSection } from '../checkout/payment-section.tsx'
import { loadModule } from '../entry/load-module.ts'
import { hasStoredSession } from '../entry/stored-session.ts'
import { recordVisit } from '../entry/track-visit.ts'
import type { CustomerLink } from '../landing/customer-link.ts'
import { EnrollBar } from '../landing/enroll-bar.tsx'
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
  const Owner = useOwnerLink()
  return (
    <>
      <PageMeta description={siteDescription} isIndexed />
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="pt-18">
        <Hero Owner={Owner} />
        <div>
          <Highlights />
          <Overview />
          <Objectives />
          <KeyTopics />
          <Lessons />
          <Testimonials />
          <EnrollBar Owner={Owner} />
        </div>
        <Enrollment Owner={Owner} />
        <PaymentSection isOwner={Owner !== undefined} />
      </main>
      <SiteFooter />
    </>
  )
}

/** Asks whether whoever is signed in here owns the course. Its code arrives only for those who are signed in. */
function useOwnerLink(): CustomerLink {
  const [link, setLink] = useState<CustomerLink>()
  useEffect(() => {
    if (!hasStoredSession()) return
    loadModule(() => import('./customer-link.tsx'))
      .then(({ customerLink }) => customerLink())
      .then((found) => setLink(() => found))
      .catch((error: unknown) => console.warn('Could not ask whether the course is paid for', error))
  }, [])
  return link
}
