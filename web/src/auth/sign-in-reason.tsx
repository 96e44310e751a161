import { notEnrolled } from '@course/content/site/auth/sign-in-reasons'
import { formattedPrices } from '@course/content/site/formatted-prices'
import { sampleLink } from '@course/content/site/sample-link'
import { Link } from 'react-router'
import { Alert } from '../ui/alert.tsx'
import { reasonFor } from './reason-for.ts'

/** Above the sign-in form: why the page that was asked for is not shown, and the way for those without the course. */
export function SignInReason({ path }: { path: string }) {
  return (
    <Alert className="mb-8">
      <p className="text-base">{reasonFor(path)}</p>
      <p className="mt-1">
        {notEnrolled}{' '}
        <Link to="/" state={{ scrollTo: 'enrollment' }} className="text-link">
          Enroll · {formattedPrices.current}
        </Link>{' '}
        or{' '}
        <Link to="/sample" className="text-link">
          {sampleLink.charAt(0).toLowerCase() + sampleLink.slice(1)}
        </Link>
        .
      </p>
    </Alert>
  )
}
