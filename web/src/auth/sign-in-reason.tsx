import { notEnrolled } from '@course/content/site/auth/sign-in-reasons'
import { enrollLabel } from '@course/content/site/offer'
import { sampleLink } from '@course/content/site/sample-link'
import { Link } from 'react-router'
import { Alert } from '../ui/alert.tsx'
import { isInvitation, signInReasonFor } from './sign-in-reason-for.ts'

/** Explains why the page requires a sign-in, with links to enroll or read the sample. */
export function SignInReason({ path }: { path: string }) {
  return (
    <Alert>
      <p className="text-base">{signInReasonFor(path)}</p>
      {!isInvitation(path) && <EnrollLinks />}
    </Alert>
  )
}

const EnrollLinks = () => (
  <p className="mt-1">
    {notEnrolled.title}{' '}
    <Link to="/" state={{ scrollTo: 'enrollment' }} className="text-link">
      {enrollLabel()}
    </Link>{' '}
    {notEnrolled.or}{' '}
    <Link to="/sample" className="text-link">
      {sampleLink().charAt(0).toLowerCase() + sampleLink().slice(1)}
    </Link>
    .
  </p>
)
