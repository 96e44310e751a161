import { useLoaderData, useSearchParams } from 'react-router'
import { UnsubscribeScreen } from '../mail/unsubscribe-screen.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import type { unsubscribe } from './unsubscribe-loader.ts'

/** Where the foot of an optional mail leads. */
export function Component() {
  const [searchParams] = useSearchParams()
  return (
    <Page width="narrow">
      <PageMeta title="Unsubscribe" />
      <UnsubscribeScreen
        token={searchParams.get('token') ?? ''}
        read={useLoaderData<typeof unsubscribe>().choice}
      />
    </Page>
  )
}
