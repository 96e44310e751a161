import { planCopy } from '@course/content/site/learning/plan'
import { planPageCopy } from '@course/content/site/learning/plan-page'
import { userLoader } from '../app/page-data/user-loader.ts'
import { LoadFailed, UserPage } from '../app/page-data/user-page.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { NotEnrolled } from '../ui/states.tsx'
import { PlanScreen } from './plan-screen.tsx'
import { fetchPlan } from './requests.ts'

export const loader = userLoader(() => fetchPlan())

export function Component() {
  return (
    <Page>
      <PageMeta title={planCopy.title} />
      <UserPage loader={loader}>
        {({ id }, response) =>
          response.exercises.length === 0 ? (
            <>
              <PageTitle intro={planCopy.offer} className="mb-8">
                {planCopy.title}
              </PageTitle>
              <NotEnrolled />
            </>
          ) : (
            <PlanScreen userId={id} response={response} />
          )
        }
      </UserPage>
    </Page>
  )
}

export const ErrorBoundary = () => <LoadFailed title={planCopy.title}>{planPageCopy.failed}</LoadFailed>
