import { planCopy } from '@course/content/site/learning/plan'
import { LoadFailed, UserPage, userLoader } from '../app/user-page.tsx'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { PlanScreen } from './plan-screen.tsx'
import { fetchPlan } from './requests.ts'

export const loader = userLoader(() => fetchPlan())

export function Component() {
  return (
    <Page>
      <PageMeta title={planCopy.title} />
      <UserPage loader={loader}>
        {({ id }, response) =>
          response.exercises.length === 0 ? <NotEnrolled /> : <PlanScreen userId={id} response={response} />
        }
      </UserPage>
    </Page>
  )
}

export const ErrorBoundary = () => <LoadFailed title={planCopy.title}>We couldn't load your plan.</LoadFailed>

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
