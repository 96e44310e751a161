import { siteContent } from '@course/content/site/content'
import { shellCopy } from '@course/content/site/shell'
import { useEffect, useState } from 'react'
import { hasStoredSession } from '../app/clients/stored-session.ts'
import { loadModule } from '../app/starting/load-module.ts'
import { PaymentProvider } from '../checkout/payment-context.tsx'
import { PaymentSection } from '../checkout/payment-section.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { AccessNotice } from './access-notice.tsx'
import type { CustomerLink } from './customer-link.ts'
import { EnrollBar } from './enroll-bar.tsx'
import { Enrollment } from './enrollment.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { KeyTopics } from './key-topics.tsx'
import { Lessons } from './lessons.tsx'
import { Objectives } from './objectives.tsx'
import { Overview } from './overview.tsx'
import { SiteFooter } from './site-footer.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopBar } from './top-bar.tsx'
import { recordVisit } from './track-visit.ts'

export function Component() {
  // Records navigation from another page; a page load is recorded before React starts.
  useEffect(recordVisit, [])
  const CourseLink = useCustomerLink()
  return (
    <>
      <PageMeta description={siteContent().site.description} isIndexed />
      <a href="#main" className="skip-link">
        {shellCopy.skip}
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
        <PaymentProvider>
          <Enrollment CourseLink={CourseLink} />
          <PaymentSection notice={<AccessNotice CourseLink={CourseLink} className="mb-6" />} />
        </PaymentProvider>
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
    loadModule(() => import('./create-customer-link.tsx'))
      .then(({ createCustomerLink }) => createCustomerLink())
      .then((newLink) => setLink(() => newLink))
      .catch((error: unknown) => console.warn('Could not check for course access', error))
  }, [])
  return link
}
