import { quoteCopy } from '@course/content/site/pages/feedback'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred } from '../ui/states.tsx'
import { QuoteDecision } from './quote-decision.tsx'
import { fetchQuoteRequest } from './requests.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { quoteRequest: startFetch(() => fetchQuoteRequest(token)) }
}

/** Opened from the email that asks for permission to quote feedback. */
export function Component() {
  const [query] = useSearchParams()
  const { quoteRequest } = useLoaderData<typeof loader>()
  return (
    <Page width="reading">
      <PageMeta title={quoteCopy.title} />
      <PageTitle intro={quoteCopy.intro} className="mb-8">
        {quoteCopy.title}
      </PageTitle>
      <Deferred
        promise={quoteRequest}
        waiting={<Waiting>{quoteCopy.loading}</Waiting>}
        failed={quoteCopy.failed}
        isLinkedPage
      >
        {(initial) => <QuoteDecision token={query.get('token') ?? ''} initial={initial} />}
      </Deferred>
    </Page>
  )
}
