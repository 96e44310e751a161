import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { forUser } from '../app/for-user.ts'
import { startFetch } from '../app/start-fetch.ts'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { fetchQuoteRequest } from './quote-requests.ts'
import { QuoteScreen } from './quote-screen.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return { ...forUser(() => ({})), question: token ? startFetch(() => fetchQuoteRequest(token)) : undefined }
}

/** Opened from the email that asks for permission to quote feedback. */
export function Component() {
  const [searchParams] = useSearchParams()
  return (
    <Page width="reading">
      <PageMeta title="May we quote you?" />
      <QuoteScreen
        token={searchParams.get('token') ?? ''}
        dataPromise={useLoaderData<typeof loader>().question}
      />
    </Page>
  )
}
