import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useSession } from '../app/session/session.tsx'
import { EmailSignInScreen } from './email-sign-in-screen.tsx'
import { returnPath } from './return-path.ts'
import { SecondFactor } from './second-factor.tsx'

export function Component() {
  const { user, secondFactorPending } = useSession()
  const { state } = useLocation()
  const [query] = useSearchParams()
  if (user) return <Navigate to={returnPath(state, query)} replace />
  if (secondFactorPending) return <SecondFactor user={secondFactorPending.user} />
  const { email } = (state ?? {}) as { email?: unknown }
  return <EmailSignInScreen initialEmail={typeof email === 'string' ? email : undefined} />
}
