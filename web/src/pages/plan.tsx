import { planTexts } from '@course/content/site/learning/plan'
import { useRevalidator } from 'react-router'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { useAnswer, useReads } from '../app/use-reads.ts'
import { PlanScreen } from '../plan/plan-screen.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Skeleton } from '../ui/status/skeleton.tsx'
import type { plan } from './loaders.ts'

export function Component() {
  const { loading, user } = useSession()
  const { value: answer, error } = useAnswer(useReads<ReturnType<typeof plan>>()?.plan, user?.id)
  const { revalidate } = useRevalidator()
  if (!loading && !user) return <SignInRedirect />
  return (
    <Page>
      <PageMeta title={planTexts.title} />
      {user ? body(user.id) : <Waiting className="first-load">Looking for your account…</Waiting>}
    </Page>
  )

  function body(userId: string) {
    if (answer?.exercises.length === 0) return <NotYours />
    if (answer) return <PlanScreen key={userId} userId={userId} answer={answer} onChanged={revalidate} />
    if (error === undefined) return <Loading />
    return (
      <>
        <PageTitle>{planTexts.title}</PageTitle>
        <Alert tone="error" className="mt-8">
          Your plan did not arrive. Check your connection, then try again.
        </Alert>
        <Button className="mt-5" onClick={() => revalidate()}>
          Try again
        </Button>
      </>
    )
  }
}

function NotYours() {
  return (
    <>
      <PageTitle intro={planTexts.offer}>My change plan</PageTitle>
      <Alert className="mt-8">This account does not have the course yet.</Alert>
      <ButtonLink className="mt-5" to="/" state={{ scrollTo: 'enrollment' }}>
        Enroll Now
      </ButtonLink>
    </>
  )
}

function Loading() {
  return (
    <>
      <PageTitle>{planTexts.title}</PageTitle>
      <p role="status" className="sr-only">
        Loading your plan…
      </p>
      <div className="mt-8">
        <Skeleton lines={9} />
      </div>
    </>
  )
}
