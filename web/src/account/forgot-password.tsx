import { Link } from 'react-router'

export const ForgotPassword = () => (
  <p className="-mt-3 text-sm">
    <Link to="/password-reset" className="text-link inline-flex min-h-10 items-center rounded-sm">
      Forgot your password?
    </Link>
  </p>
)
