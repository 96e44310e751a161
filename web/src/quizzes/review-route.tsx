import { quizCopy } from '@course/content/site/learning/quiz'
import { spacedReviewCopy as copy } from '@course/content/site/learning/spaced-review'
import { replace } from 'react-router'
import { userLoader } from '../app/page-data/user-loader.ts'
import { LoadFailed, UserPage } from '../app/page-data/user-page.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { fetchSpacedReview } from './spaced-review-requests.ts'
import { SpacedReviewScreen } from './spaced-review-screen.tsx'

export const loader = userLoader(async () => {
  const review = await fetchSpacedReview()
  if (!review.isOpen) throw replace('/welcome')
  return review
})

export function Component() {
  return (
    <Page width="reading">
      <PageMeta title={copy.title} />
      <PageTitle intro={copy.intro}>{copy.title}</PageTitle>
      <UserPage loader={loader}>{(_user, review) => <SpacedReviewScreen review={review} />}</UserPage>
    </Page>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed title={copy.title} width="reading">
    {quizCopy.failed}
  </LoadFailed>
)
