import { toolkitCopy } from '@course/content/site/learning/plan'
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
import { Waiting } from '../ui/spinner.tsx'
import { fetchToolkit } from './requests.ts'
import { ToolkitScreen } from './toolkit-screen.tsx'

export const loader = () => forUser(() => ({ toolkit: startFetch(fetchToolkit) }))

export function Component() {
  const { loading, user } = useSession()
  const { value: response, error } = useAsyncResult(
    usePageData<ReturnType<typeof loader>>()?.toolkit,
    user?.id,
  )
  const { revalidate } = useRevalidator()
  if (!loading && !user) return <SignInRedirect />
  return (
    <Page>
      <PageMeta title={toolkitCopy.title} />
      <PageTitle intro={toolkitCopy.intro}>{toolkitCopy.title}</PageTitle>
      {body()}
    </Page>
  )

  function body() {
    if (response?.templates.length === 0) return <NotEnrolled />
    if (response) return <ToolkitScreen templates={response.templates} />
    if (error === undefined)
      return <Waiting className="loading-placeholder mt-10">Loading the toolkit…</Waiting>
    return (
      <>
        <Alert tone="error" className="mt-8">
          We couldn't load the toolkit. Check your connection and try again.
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
      <Alert className="mt-8">You haven't enrolled yet.</Alert>
      <ButtonLink className="mt-5" to="/" state={{ scrollTo: 'enrollment' }}>
        Enroll Now
      </ButtonLink>
    </>
  )
}
