import { accountCopy } from '@course/content/site/pages/account'
import { useSearchParams } from 'react-router'
import { AccountScreen } from '../account/account-screen.tsx'
import { newerUser } from '../account/api.ts'
import { ReceiptScreen } from '../account/receipt-screen.tsx'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { account } from './account-loader.ts'
import { Logout } from './shared/logout.tsx'

export function Component() {
  const { loading, user } = useSession()
  const receipt = useSearchParams()[0].get('receipt')
  const { value: fetchedUser } = useAsyncResult(usePageData<ReturnType<typeof account>>()?.user, user?.id)
  if (!loading && !user) return <SignInRedirect />
  return (
    <Page>
      <PageMeta title={accountCopy.title} />
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
