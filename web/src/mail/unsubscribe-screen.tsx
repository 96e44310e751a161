import { optionalMails } from '@course/content/site/pages/optional-mails'
import type { MailChoice } from '@course/contract/account/optional-mails'
import { useState } from 'react'
import { useAnswer } from '../app/use-reads.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { unsubscribe } from './api.ts'

type UnsubscribeScreenProps = { token: string; read: Promise<MailChoice> | undefined }

/** Stops mails of one kind, for whoever has the link, signed in or not. */
export function UnsubscribeScreen({ token, read }: UnsubscribeScreenProps) {
  const { value, error } = useAnswer(read)
  const problem = !read ? 'This link does not work any more' : error === undefined ? undefined : textOf(error)
  return (
    <>
      <PageTitle>Stop these mails</PageTitle>
      {problem && (
        <Alert tone="error" className="mt-8">
          {problem}
        </Alert>
      )}
      {read && !value && !problem && <Waiting>Looking at the link…</Waiting>}
      {value && <Choice token={token} read={value} />}
    </>
  )
}

function Choice({ token, read }: { token: string; read: MailChoice }) {
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
          Stop these mails
        </Button>
      ) : (
        <Alert tone="success">
          You get no more mails of this kind. If you change your mind, ask for them in your account.
        </Alert>
      )}
      <p className="text-sm text-muted">
        Mails about your order, your sign-in and your certificate still come: they follow something you did.
      </p>
    </div>
  )
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'An error occurred')
