import { feedbackCopy as copy } from '@course/content/site/pages/feedback'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { userLoader } from '../app/page-data/user-loader.ts'
import { UserPage } from '../app/page-data/user-page.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { ThankYou } from './thank-you.tsx'

/** Only for signed-in users; the form needs no data. */
export const loader = userLoader(() => null)

export function Component() {
  return (
    <Page width="reading">
      <PageMeta title={copy.pageTitle} />
      <UserPage loader={loader}>{(user) => <Feedback user={user} />}</UserPage>
    </Page>
  )
}

/** The thank-you screen follows whether the form was submitted or skipped. */
function Feedback({ user }: { user: User }) {
  const [isDone, setDone] = useState(false)
  if (isDone) return <ThankYou />
  return (
    <>
      <PageTitle intro={copy.intro}>{copy.title}</PageTitle>
      <FeedbackForm customer={{ id: user.id, email: user.email ?? '' }} onDone={() => setDone(true)} />
    </>
  )
}
