import { useLoaderData, useSearchParams } from 'react-router'
import { QuoteScreen } from '../feedback/quote-screen.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import type { quote } from './loaders.ts'

/** Opened from the email that asks for permission to quote feedback. */
export function Component() {
  const [searchParams] = useSearchParams()
  return (
    <Page width="reading">
      <PageMeta title="May we quote you?" />
      <QuoteScreen
        token={searchParams.get('token') ?? ''}
        dataPromise={useLoaderData<typeof quote>().question}
      />
    </Page>
  )
}
