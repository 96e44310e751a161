import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useSession } from '../app/session.tsx'
import { AuthScreen } from '../auth/auth-screen.tsx'
import { PasskeySignIn } from '../auth/passkey-sign-in.tsx'
import { returnPath } from '../auth/return-path.ts'
import { SecondFactor } from '../auth/second-factor.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/status/toast.tsx'

/** Signs in and returns to the page that required it. */
export function Component() {
  const { loading, user, mfaPending } = useSession()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const toast = useToast()

  if (loading) {
    return (
      <Page width="narrow">
        <PageMeta title="Account Login" />
        <Waiting className="loading-placeholder">Loading your account…</Waiting>
      </Page>
    )
  }
  if (mfaPending) return <SecondFactor user={mfaPending.user} />
  return user ? (
    <Navigate to={returnPath(state, query)} replace />
  ) : (
    <AuthScreen
      onNotice={(text) => toast(text, 'success', { outlivesPage: true })}
      below={<PasskeySignIn />}
    />
  )
}
