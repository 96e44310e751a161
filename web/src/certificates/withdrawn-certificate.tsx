import { footer } from '@course/content/site/footer'
import { dayIn } from '@course/contract/account/profile'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { PageTitle } from '../ui/page.tsx'
import { ContinueToFeedback } from './continue-to-feedback.tsx'

/** Withdrawn by the team: there is nothing to print, only where to turn. */
export function WithdrawnCertificate({ withdrawnAt }: { withdrawnAt: string }) {
  const { email } = footer.contact
  return (
    <div className="grid justify-items-start gap-8">
      <PageTitle
        intro={
          <>
            It was withdrawn on {formatLongDate(dayIn(new Date(withdrawnAt)))} and is no longer valid. If you
            think this is a mistake, email{' '}
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
            .
          </>
        }
      >
        Your certificate
      </PageTitle>
      <ContinueToFeedback />
    </div>
  )
}
