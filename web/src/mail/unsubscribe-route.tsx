import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { forUser } from '../app/for-user.ts'
import { startFetch } from '../app/start-fetch.ts'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { fetchUnsubscribeLink } from './requests.ts'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return {
    ...forUser(() => ({})),
    preference: token ? startFetch(() => fetchUnsubscribeLink(token)) : undefined,
  }
}

/** Opened from the unsubscribe link in optional emails. */
export function Component() {
  const [searchParams] = useSearchParams()
  return (
    <Page width="narrow">
      <PageMeta title="Unsubscribe" />
      <UnsubscribeScreen
        token={searchParams.get('token') ?? ''}
        preferencePromise={useLoaderData<typeof loader>().preference}
      />
    </Page>
  )
}
