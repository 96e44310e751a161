import { siteContent } from '@course/content/site/content'
import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import { formatLongDate } from '@course/contract/certificates/certificates'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useAsyncResult } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { checkedAtText, correctionText } from './check-text.ts'
import { NumberForm } from './number-form.tsx'

export function CheckScreen({ dataPromise }: { dataPromise: Promise<CheckedCertificate> | undefined }) {
  const { value, error } = useAsyncResult(dataPromise)
  const { revalidate } = useRevalidator()
  if (!value && error === undefined)
    return <Waiting className="loading-placeholder">Checking the number…</Waiting>
  if (!value) {
    return (
      <div role="alert" className="grid justify-items-start gap-6">
        <PageTitle intro="We couldn't verify this certificate. Check your connection and try again.">
          Certificate
        </PageTitle>
        <Button variant="secondary" onClick={revalidate}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <>
      <CheckResult checked={value} />
      <NumberForm className="mt-12" label="Check another number" />
    </>
  )
}

function CheckResult({ checked }: { checked: CheckedCertificate }) {
  switch (checked.state) {
    case 'unknown':
      return (
        <PageTitle intro="Check the number on the certificate. It has four groups of five characters.">
          Certificate not found
        </PageTitle>
      )
    case 'private':
      return (
        <>
          <PageTitle intro="The holder keeps the details private. Ask them for a copy.">
            This certificate is genuine.
          </PageTitle>
          <Details>
            <CertificateDetails {...checked} />
          </Details>
        </>
      )
    case 'withdrawn':
      return (
        <>
          <PageTitle intro={`It was withdrawn on ${formatLongDate(checked.withdrawnOn)}.`}>
            This certificate is no longer valid.
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
            {issuer} confirms that <strong className="text-ink">{studentName}</strong> completed{' '}
            {siteContent().site.name} on {formatLongDate(completionDate)}.
          </>
        }
      >
        This certificate is valid.
      </PageTitle>
      {correction && <Alert className="mt-6">{correctionText(correction)}</Alert>}
      <Details>
        <DetailRow name="Name">{studentName}</DetailRow>
        <DetailRow name="Course">{siteContent().site.name}</DetailRow>
        <DetailRow name="Completed on">{formatLongDate(completionDate)}</DetailRow>
        <DetailRow name="Issued on">{formatLongDate(issuedOn)}</DetailRow>
        <CertificateDetails {...details} />
        <DetailRow name="Issuer">
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
    <dl className="grid gap-4">{children}</dl>
  </Card>
)

const CertificateDetails = ({ number, checkedAt }: { number: string; checkedAt: string }) => (
  <>
    <DetailRow name="Number">
      <span className="font-mono">{number}</span>
    </DetailRow>
    <DetailRow name="Checked">
      <time dateTime={checkedAt}>{checkedAtText(checkedAt)}</time>
    </DetailRow>
  </>
)

const DetailRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
