import { optionalMails } from '@course/content/site/pages/optional-mails'
import type { MailPreference } from '@course/contract/account/optional-mails'
import { useState } from 'react'
import { useAsyncResult } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { unsubscribe } from './api.ts'

type UnsubscribeScreenProps = { token: string; read: Promise<MailPreference> | undefined }

/** Stops mails of one kind, for whoever has the link, signed in or not. */
export function UnsubscribeScreen({ token, read }: UnsubscribeScreenProps) {
  const { value, error } = useAsyncResult(read)
  const problem = !read ? 'This link has expired' : error === undefined ? undefined : textOf(error)
  return (
    <>
      <PageTitle>Unsubscribe</PageTitle>
      {problem && (
        <Alert tone="error" className="mt-8">
          {problem}
        </Alert>
      )}
      {read && !value && !problem && <Waiting>Loading…</Waiting>}
      {value && <Choice token={token} read={value} />}
    </>
  )
}

function Choice({ token, read }: { token: string; read: MailPreference }) {
  const [{ kind, isWanted }, setChoice] = useState(read)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { label, explains } = optionalMails[kind]

  const stop = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      setChoice(await unsubscribe(token))
    } catch (error) {
      setProblem(textOf(error))
    }
    setBusy(false)
  }

  return (
    <div className="mt-8 grid justify-items-start gap-6">
      <div>
        <p className="font-semibold">{label}</p>
        <p className="mt-1 text-muted">{explains}</p>
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

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'An error occurred')
