import { Link } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { forgetAdminMe } from '../kit/admin-me.ts'

const setupPath = '/account#second-factor'

/** While the second factor is not required yet; elsewhere, the navigation has a badge. */
export const SecondFactorPrompt = () => (
  <Alert tone="warning" className="mb-5 lg:mb-6">
    <Link to={setupPath} className="text-link font-semibold" onClick={forgetAdminMe}>
      Set up two-factor authentication
    </Link>
    <span className="max-sm:hidden">. Administrators need it after three sign-ins without it.</span>
  </Alert>
)

/** In place of the admin area, until the second factor is set up. */
export const SecondFactorRequired = () => (
  <>
    <h1 className="text-3xl">Set up two-factor authentication</h1>
    <p className="mt-4 text-lg text-muted">
      Administrators need an authenticator app or a passkey. Add one in your account, then come back here.
    </p>
    <ButtonLink to={setupPath} wide className="mt-8">
      Set it up in your account
    </ButtonLink>
  </>
)
