import { optionalMails } from '@course/content/site/pages/optional-mails'
import type { MailPreference } from '@course/contract/account/optional-mails'
import { useState } from 'react'
import { useAsyncResult } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { unsubscribe } from './requests.ts'

type UnsubscribeScreenProps = { token: string; preferencePromise: Promise<MailPreference> | undefined }

/** Stops emails of one kind. The link works without signing in. */
export function UnsubscribeScreen({ token, preferencePromise }: UnsubscribeScreenProps) {
  const { value, error } = useAsyncResult(preferencePromise)
  const problem = !preferencePromise
    ? 'This link has expired'
    : error === undefined
      ? undefined
      : messageOf(error)
  return (
    <>
      <PageTitle>Unsubscribe</PageTitle>
      {problem && (
        <Alert tone="error" className="mt-8">
          {problem}
        </Alert>
      )}
      {preferencePromise && !value && !problem && <Waiting>Loading…</Waiting>}
      {value && <Preference token={token} initial={value} />}
    </>
  )
}

function Preference({ token, initial }: { token: string; initial: MailPreference }) {
  const [{ kind, isWanted }, setPreference] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { label, description } = optionalMails[kind]

  const stop = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      setPreference(await unsubscribe(token))
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }

  return (
    <div className="mt-8 grid justify-items-start gap-6">
      <div>
        <p className="font-semibold">{label}</p>
        <p className="mt-1 text-muted">{description}</p>
      </div>
      {problem && <Alert tone="error">{problem}</Alert>}
      {isWanted ? (
        <Button wide busy={isBusy} onClick={() => void stop()}>
          Unsubscribe
        </Button>
      ) : (
        <Alert tone="success">
          You've been unsubscribed. You can turn these emails back on in your account.
        </Alert>
      )}
      <p className="text-sm text-muted">
        You'll still get emails about your orders, sign-ins, and certificate.
      </p>
    </div>
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'An error occurred')
