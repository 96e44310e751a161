import { siteContent } from '@course/content/site/content'
import { formatLongDate } from '@course/content/site/format'
import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { dateInTimeZone } from '@course/contract/account/profile'
import { PageTitle } from '../ui/page.tsx'
import { ContinueToFeedback } from './continue-to-feedback.tsx'

type WithdrawnCertificateProps = { withdrawnAt: string; timeZone: string | undefined }

export function WithdrawnCertificate({ withdrawnAt, timeZone }: WithdrawnCertificateProps) {
  const { email } = siteContent().footer.contact
  return (
    <div className="grid justify-items-start gap-8">
      <PageTitle
        intro={
          <>
            {copy.intro.withdrawn(formatLongDate(dateInTimeZone(new Date(withdrawnAt), timeZone)))}{' '}
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
            .
          </>
        }
      >
        {copy.title}
      </PageTitle>
      <ContinueToFeedback />
    </div>
  )
}
