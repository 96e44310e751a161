import { spacedReviewCopy } from '@course/content/site/learning/spaced-review'
import { Navigate, useRevalidator } from 'react-router'
import { forUser } from '../app/for-user.ts'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { QuestionsProblem } from './questions-problem.tsx'
import { fetchSpacedReview } from './spaced-review-requests.ts'
import { SpacedReviewScreen } from './spaced-review-screen.tsx'

export const loader = () => forUser(() => ({ review: startFetch(fetchSpacedReview) }))

export function Component() {
  const { loading, user } = useSession()
  const { value, error } = useAsyncResult(usePageData<ReturnType<typeof loader>>()?.review, user?.id)
  const { revalidate } = useRevalidator()
  if (!loading && !user) return <SignInRedirect />
  if (value && !value.isOpen) return <Navigate to="/welcome" replace />
  return (
    <Page width="reading">
      <PageMeta title={spacedReviewCopy.title} />
      <PageTitle intro={spacedReviewCopy.intro}>{spacedReviewCopy.title}</PageTitle>
      {value && <SpacedReviewScreen review={value} onChanged={revalidate} />}
      {!value && error === undefined && (
        <Waiting className="loading-placeholder mt-10">Loading the questions…</Waiting>
      )}
      {!value && error !== undefined && (
        <div className="mt-10">
          <QuestionsProblem onRetry={revalidate} />
        </div>
      )}
    </Page>
  )
}
