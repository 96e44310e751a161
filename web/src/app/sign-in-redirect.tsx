import { Navigate, useLocation } from 'react-router'

/** Redirects to the sign-in, which explains why and returns to this page. */
export function SignInRedirect() {
  const { pathname, search } = useLocation()
  return <Navigate to="/welcome" replace state={{ from: pathname + search }} />
}
