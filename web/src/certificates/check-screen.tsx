import { footer } from '@course/content/site/footer'
import { siteName } from '@course/content/site/site'
import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import { formatLongDate } from '@course/contract/certificates/certificates'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useAnswer } from '../app/use-reads.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { checkedMoment, correctionSentence } from './check-words.ts'
import { NumberForm } from './number-form.tsx'

/** What somebody sees who has the number of a certificate: first whether it is valid. */
export function CheckScreen({ read }: { read: Promise<CheckedCertificate> | undefined }) {
  const { value, error } = useAnswer(read)
  const { revalidate } = useRevalidator()
  if (!value && error === undefined) return <Waiting className="first-load">Checking the number…</Waiting>
  if (!value) {
    return (
      <div role="alert" className="grid justify-items-start gap-6">
        <PageTitle intro="It could not be checked. Check your connection, then try again.">
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
      <State checked={value} />
      <NumberForm className="mt-12" label="Check another number" />
    </>
  )
}

function State({ checked }: { checked: CheckedCertificate }) {
  switch (checked.state) {
    case 'unknown':
      return (
        <PageTitle intro="Please compare it with the paper: it has four groups of five characters.">
          We have no certificate with this number.
        </PageTitle>
      )
    case 'private':
      return (
        <>
          <PageTitle intro="Its holder has chosen not to show the details; please ask them for a copy.">
            This number is genuine.
          </PageTitle>
          <Details>
            <NumberFacts {...checked} />
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
            <NumberFacts {...checked} />
          </Details>
        </>
      )
    case 'valid':
      return <Valid {...checked} />
  }
}

type ValidProps = Extract<CheckedCertificate, { state: 'valid' }>

function Valid({ studentName, completionDate, issuedOn, issuer, correction, ...about }: ValidProps) {
  const { email } = footer.contact
  return (
    <>
      <PageTitle
        intro={
          <>
            {issuer} confirms that <strong className="text-ink">{studentName}</strong> completed {siteName} on{' '}
            {formatLongDate(completionDate)}.
          </>
        }
      >
        This certificate is valid.
      </PageTitle>
      {correction && <Alert className="mt-6">{correctionSentence(correction)}</Alert>}
      <Details>
        <Fact name="Name">{studentName}</Fact>
        <Fact name="Course">{siteName}</Fact>
        <Fact name="Completed on">{formatLongDate(completionDate)}</Fact>
        <Fact name="Issued on">{formatLongDate(issuedOn)}</Fact>
        <NumberFacts {...about} />
        <Fact name="Issuer">
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
        </Fact>
      </Details>
    </>
  )
}

const Details = ({ children }: { children: ReactNode }) => (
  <Card className="mt-8">
    <dl className="grid gap-4">{children}</dl>
  </Card>
)

const NumberFacts = ({ number, checkedAt }: { number: string; checkedAt: string }) => (
  <>
    <Fact name="Number">
      <span className="font-mono">{number}</span>
    </Fact>
    <Fact name="Checked">
      <time dateTime={checkedAt}>{checkedMoment(checkedAt)}</time>
    </Fact>
  </>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
