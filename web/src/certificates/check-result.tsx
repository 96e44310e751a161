import { siteContent } from '@course/content/site/content'
import { formatDateTime, formatLongDate } from '@course/content/site/format'
import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { DetailRow } from '../ui/detail-row.tsx'
import { PageTitle } from '../ui/page.tsx'

const { verify: copy } = certificatePageCopy
const { rows } = copy

export function CheckResult({ checked }: { checked: CheckedCertificate }) {
  switch (checked.state) {
    case 'unknown':
      return <PageTitle intro={copy.unknownIntro}>{copy.unknown}</PageTitle>
    case 'private':
      return (
        <>
          <PageTitle intro={copy.privateIntro}>{copy.private}</PageTitle>
          <Details>
            <CertificateDetails {...checked} />
          </Details>
        </>
      )
    case 'withdrawn':
      return (
        <>
          <PageTitle intro={copy.withdrawnIntro(formatLongDate(checked.withdrawnOn))}>
            {copy.withdrawn}
          </PageTitle>
          <Details>
            <CertificateDetails {...checked} />
          </Details>
        </>
      )
    case 'valid':
      return <ValidCertificate {...checked} />
  }
}

type ValidCertificateProps = Extract<CheckedCertificate, { state: 'valid' }>

function ValidCertificate({
  studentName,
  completionDate,
  issuedOn,
  issuer,
  correction,
  ...details
}: ValidCertificateProps) {
  const { email } = siteContent().footer.contact
  return (
    <>
      <PageTitle
        intro={
          <>
            {copy.confirmation.before(issuer)} <strong className="text-ink">{studentName}</strong>{' '}
            {copy.confirmation.after(siteContent().site.name, formatLongDate(completionDate))}
          </>
        }
      >
        {copy.valid}
      </PageTitle>
      {correction && (
        <Alert className="mt-6">{copy.corrected(correction.of, formatLongDate(correction.on))}</Alert>
      )}
      <Details>
        <DetailRow name={rows.name}>{studentName}</DetailRow>
        <DetailRow name={rows.course}>{siteContent().site.name}</DetailRow>
        <DetailRow name={rows.completedOn}>{formatLongDate(completionDate)}</DetailRow>
        <DetailRow name={rows.issuedOn}>{formatLongDate(issuedOn)}</DetailRow>
        <CertificateDetails {...details} />
        <DetailRow name={rows.issuer}>
          {issuer}
          <span className="block">
            <a className="text-link" href="/">
              {window.location.host}
            </a>
            {', '}
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          </span>
        </DetailRow>
      </Details>
    </>
  )
}

const Details = ({ children }: { children: ReactNode }) => (
  <Card className="mt-8">
    <dl className="-my-2 [&>:last-child]:border-0">{children}</dl>
  </Card>
)

const CertificateDetails = ({ number, checkedAt }: { number: string; checkedAt: string }) => (
  <>
    <DetailRow name={rows.number}>
      <span className="font-mono">{number}</span>
    </DetailRow>
    <DetailRow name={rows.checked}>
      <time dateTime={checkedAt}>{formatDateTime(checkedAt)}</time>
    </DetailRow>
  </>
)
