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
  // Records navigation from another page; a page load is recorded before React starts.
  useEffect(recordVisit, [])
  const CourseLink = useCustomerLink()
  return (
    <>
      <PageMeta description={siteDescription} isIndexed />
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="pt-18">
        <Hero CourseLink={CourseLink} />
        <div>
          <Highlights />
          <Overview />
          <Objectives />
          <KeyTopics />
          <Lessons />
          <Testimonials />
          <EnrollBar CourseLink={CourseLink} />
        </div>
        <Enrollment CourseLink={CourseLink} />
        <PaymentSection isOwner={CourseLink !== undefined} />
      </main>
      <SiteFooter />
    </>
  )
}

/** Link into the course for a signed-in customer. The code is loaded only if a session is stored. */
function useCustomerLink(): CustomerLink {
  const [link, setLink] = useState<CustomerLink>()
  useEffect(() => {
    if (!hasStoredSession()) return
    loadModule(() => import('./customer-link.tsx'))
      .then(({ createCustomerLink }) => createCustomerLink())
      .then((newLink) => setLink(() => newLink))
      .catch((error: unknown) => console.warn('Could not check for course access', error))
  }, [])
  return link
}
