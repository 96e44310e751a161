import { unsubscribeCopy } from '@course/content/site/pages/optional-mails'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred } from '../ui/states.tsx'
import { fetchUnsubscribeLink } from './requests.ts'
import { Unsubscribe } from './unsubscribe.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { preference: startFetch(() => fetchUnsubscribeLink(token)) }
}

/** Opened from the unsubscribe link in optional emails, which works without signing in. */
export function Component() {
  const [query] = useSearchParams()
  const { preference } = useLoaderData<typeof loader>()
  return (
    <Page width="narrow">
      <PageMeta title={unsubscribeCopy.title} />
      <PageTitle className="mb-8">{unsubscribeCopy.title}</PageTitle>
      <Deferred
        promise={preference}
        waiting={<Waiting>{unsubscribeCopy.loading}</Waiting>}
        failed={unsubscribeCopy.failed}
        isLinkedPage
      >
        {(initial) => <Unsubscribe token={query.get('token') ?? ''} initial={initial} />}
      </Deferred>
    </Page>
  )
}
