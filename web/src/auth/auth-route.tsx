import { authCopy } from '@course/content/site/auth/sign-in'
import { shellCopy } from '@course/content/site/shell'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useSession } from '../app/session/session.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { returnPath } from './return-path.ts'
import { SecondFactor } from './second-factor.tsx'

/** Signs in and returns to the page that required it. */
export function Component() {
  const { isLoading, user, secondFactorPending } = useSession()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const toast = useToast()

  if (isLoading) {
    return (
      <Page width="narrow">
        <PageMeta title={authCopy.signIn.title} />
        <Waiting className="loading-placeholder">{shellCopy.loadingAccount}</Waiting>
      </Page>
    )
  }
  if (secondFactorPending) return <SecondFactor user={secondFactorPending.user} />
  return user ? (
    <Navigate to={returnPath(state, query)} replace />
  ) : (
    <AuthScreen onNotice={(text) => toast(text, 'success', { outlivesPage: true })} />
  )
}
