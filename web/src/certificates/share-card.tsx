import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import type { IssuedCertificate } from '@course/contract/certificates/certificates'
import { useDownload } from '../app/saving/use-download.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { linkedInUrl } from './linked-in.ts'
import { fetchBadge } from './requests.ts'

const { badge: copy } = certificatePageCopy

export function ShareCard({ issued }: { issued: IssuedCertificate }) {
  const { download, downloading, error } = useDownload({ success: copy.downloaded })
  return (
    <Card className="mb-10 grid gap-4">
      <h2 className="text-2xl">{copy.title}</h2>
      <p className="text-muted">{copy.text}</p>
      <ErrorAlert error={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={downloading !== undefined}
          onClick={() => download('badge.png', fetchBadge)}
        >
          {copy.download}
        </Button>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={linkedInUrl(issued)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {copy.linkedIn}
        </a>
      </div>
    </Card>
  )
}
