import { planCopy } from '@course/content/site/learning/plan'
import { useRevalidator } from 'react-router'
import { forUser } from '../app/for-user.ts'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { PlanScreen } from './plan-screen.tsx'
import { fetchPlan } from './requests.ts'

export const loader = () => forUser(() => ({ plan: startFetch(() => fetchPlan()) }))

export function Component() {
  const { loading, user } = useSession()
  const { value: response, error } = useAsyncResult(usePageData<ReturnType<typeof loader>>()?.plan, user?.id)
  const { revalidate } = useRevalidator()
  if (!loading && !user) return <SignInRedirect />
  return (
    <Page>
      <PageMeta title={planCopy.title} />
      {user ? body(user.id) : <Waiting className="loading-placeholder">Loading your account…</Waiting>}
    </Page>
  )

  function body(userId: string) {
    if (response?.exercises.length === 0) return <NotEnrolled />
    if (response) return <PlanScreen key={userId} userId={userId} response={response} />
    if (error === undefined) return <Loading />
    return (
      <>
        <PageTitle>{planCopy.title}</PageTitle>
        <Alert tone="error" className="mt-8">
          We couldn't load your plan. Check your connection and try again.
        </Alert>
        <Button className="mt-5" onClick={() => revalidate()}>
          Try again
        </Button>
      </>
    )
  }
}

function NotEnrolled() {
  return (
    <>
      <PageTitle intro={planCopy.offer}>{planCopy.title}</PageTitle>
      <Alert className="mt-8">You haven't enrolled yet.</Alert>
      <ButtonLink className="mt-5" to="/" state={{ scrollTo: 'enrollment' }}>
        Enroll Now
      </ButtonLink>
    </>
  )
}

function Loading() {
  return (
    <>
      <PageTitle>{planCopy.title}</PageTitle>
      <p role="status" className="sr-only">
        Loading your plan…
      </p>
      <div className="mt-8">
        <Skeleton lines={9} />
      </div>
    </>
  )
}
