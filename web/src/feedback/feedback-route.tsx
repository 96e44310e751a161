import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { ThankYou } from './thank-you.tsx'

export function Component() {
  const { loading, user } = useSession()
  if (!loading && !user) return <SignInRedirect />
  return (
    <Page width="reading">
      <PageMeta title="Feedback" />
      {user ? (
        <Feedback key={user.id} user={user} />
      ) : (
        <Waiting className="loading-placeholder">Loading…</Waiting>
      )}
    </Page>
  )
}

/** The thank-you screen follows whether the form was submitted or skipped. */
function Feedback({ user }: { user: User }) {
  const [isDone, setDone] = useState(false)
  if (isDone) return <ThankYou />
  return (
    <>
      <PageTitle intro="Rate the course and answer any of the questions below. Only the rating is required.">
        Course feedback
      </PageTitle>
      <FeedbackForm customer={{ id: user.id, email: user.email ?? '' }} onDone={() => setDone(true)} />
    </>
  )
}
