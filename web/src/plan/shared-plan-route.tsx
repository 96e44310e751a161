import { sharedPlanCopy as copy } from '@course/content/site/learning/plan'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred } from '../ui/states.tsx'
import { fetchSharedPlan } from './requests.ts'
import { SharedPlanScreen } from './shared-plan-screen.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { sharedPlan: startFetch(() => fetchSharedPlan(token)) }
}

/** Opened from a link that a learner sent; works without an account. */
export function Component() {
  const [query] = useSearchParams()
  const { sharedPlan } = useLoaderData<typeof loader>()
  return (
    <Page width="reading">
      <PageMeta title={copy.title} />
      <PageTitle intro={copy.intro} className="mb-8">
        {copy.title}
      </PageTitle>
      <Deferred
        promise={sharedPlan}
        waiting={<Waiting>{copy.loading}</Waiting>}
        failed={copy.failed}
        isLinkedPage
      >
        {(initial) => <SharedPlanScreen token={query.get('token') ?? ''} initial={initial} />}
      </Deferred>
    </Page>
  )
}
