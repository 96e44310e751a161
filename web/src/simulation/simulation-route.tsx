import { simulationCopy } from '@course/content/site/learning/simulation'
import { userLoader } from '../app/page-data/user-loader.ts'
import { LoadFailed, UserPage } from '../app/page-data/user-page.tsx'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { NotEnrolled } from '../ui/states.tsx'
import { fetchSimulation } from './requests.ts'
import { SimulationScreen } from './simulation-screen.tsx'

export const loader = userLoader(() => fetchSimulation())

export const Component = () => (
  <Page>
    <PageMeta title={simulationCopy.title} />
    <UserPage loader={loader}>
      {(user, { simulation, lockedUntil }) => {
        if (simulation) return <SimulationScreen userId={user.id} simulation={simulation} />
        return (
          <>
            <PageTitle intro={simulationCopy.intro} className="mb-8">
              {simulationCopy.title}
            </PageTitle>
            {lockedUntil === null ? <NotEnrolled /> : <Locked lesson={lockedUntil} />}
          </>
        )
      }}
    </UserPage>
  </Page>
)

export const ErrorBoundary = () => (
  <LoadFailed title={simulationCopy.title}>{simulationCopy.failed}</LoadFailed>
)

function Locked({ lesson }: { lesson: number }) {
  return (
    <>
      <Alert>{simulationCopy.locked(lesson)}</Alert>
      <ButtonLink className="mt-5" to="/welcome">
        {simulationCopy.toLessons}
      </ButtonLink>
    </>
  )
}
