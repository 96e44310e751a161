import { accountCopy } from '@course/content/site/pages/account'
import { useSearchParams } from 'react-router'
import { forUser } from '../app/for-user.ts'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { Logout } from '../dashboard/logout.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { AccountScreen } from './account-screen.tsx'
import { accountLoaderData } from './loader-data.ts'
import { ReceiptScreen } from './receipt-screen.tsx'
import { newerUser } from './requests.ts'

export const loader = () => forUser(accountLoaderData)

export function Component() {
  const { loading, user } = useSession()
  const receipt = useSearchParams()[0].get('receipt')
  const { value: fetchedUser } = useAsyncResult(usePageData<ReturnType<typeof loader>>()?.user, user?.id)
  if (!loading && !user) return <SignInRedirect />
  return (
    <Page>
      <PageMeta title={receipt ? accountCopy.receipt.title : accountCopy.title} />
      {user && receipt ? (
        <ReceiptScreen key={user.id} purchaseId={receipt} user={user} />
      ) : user ? (
        <AccountScreen
          key={user.id}
          user={newerUser(user, fetchedUser)}
          logout={<Logout userId={user.id} />}
        />
      ) : (
        <Waiting className="loading-placeholder">Loading your account…</Waiting>
      )}
    </Page>
  )
}
