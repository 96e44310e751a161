import { useLoaderData, useSearchParams } from 'react-router'
import { UnsubscribeScreen } from '../mail/unsubscribe-screen.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import type { unsubscribe } from './unsubscribe-loader.ts'

/** Opened from the unsubscribe link in optional emails. */
export function Component() {
  const [searchParams] = useSearchParams()
  return (
    <Page width="narrow">
      <PageMeta title="Unsubscribe" />
      <UnsubscribeScreen
        token={searchParams.get('token') ?? ''}
        preferencePromise={useLoaderData<typeof unsubscribe>().preference}
      />
    </Page>
  )
}
