import { Navigate, useLocation } from 'react-router'
import { isSignedOutEntry } from './session.tsx'

/**
 * Redirects to the sign-in, which explains why and returns to this page. If the user signed out here, the
 * sign-in does neither.
 */
export function SignInRedirect() {
  const { pathname, search, key } = useLocation()
  return <Navigate to="/welcome" replace state={isSignedOutEntry(key) ? null : { from: pathname + search }} />
}
