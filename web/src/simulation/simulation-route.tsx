import { simulationCopy } from '@course/content/site/learning/simulation'
import { forUser } from '../app/for-user.ts'
import { SignedIn } from '../app/signed-in.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { usePageData } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Awaited, NotEnrolled } from '../ui/states.tsx'
import { fetchSimulation } from './requests.ts'
import { SimulationScreen } from './simulation-screen.tsx'

export const loader = () => forUser(() => ({ simulation: startFetch(fetchSimulation) }))

export function Component() {
  const promise = usePageData<ReturnType<typeof loader>>()?.simulation
  return (
    <Page>
      <PageMeta title={simulationCopy.title} />
      <PageTitle intro={simulationCopy.intro} className="mb-8">
        {simulationCopy.title}
      </PageTitle>
      <SignedIn>
        {(user) => (
          <Awaited
            promise={promise}
            waiting={<Waiting className="loading-placeholder">{simulationCopy.loading}</Waiting>}
            failed={simulationCopy.failed}
          >
            {({ simulation, isLocked }) => {
              if (simulation) return <SimulationScreen userId={user.id} simulation={simulation} />
              return isLocked ? <Locked /> : <NotEnrolled />
            }}
          </Awaited>
        )}
      </SignedIn>
    </Page>
  )
}

function Locked() {
  return (
    <>
      <Alert>{simulationCopy.locked}</Alert>
      <ButtonLink className="mt-5" to="/welcome">
        {simulationCopy.toLessons}
      </ButtonLink>
    </>
  )
}
