import { Navigate, useLocation } from 'react-router'

/** Sends a visitor to the sign-in, which says why and leads back to this page. */
export function SignInRedirect() {
  const { pathname, search } = useLocation()
  return <Navigate to="/welcome" replace state={{ from: pathname + search }} />
}
