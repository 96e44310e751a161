import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import { optionalMails } from '@course/content/site/pages/optional-mails'
import type { MailPreference } from '@course/contract/account/optional-mails'
import { useState } from 'react'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { saveMailPreference } from './privacy-api.ts'

const { mails: copy } = accountPrivacyCopy

/** The optional mails, each with a box that is saved as soon as it is ticked. */
export function OptionalMails() {
  const reads = usePageData<AccountLoaderData>()
  const { value, error } = useAsyncResult(reads?.mailChoices, reads?.userId)
  return (
    <>
      <p className="mt-2 text-muted">{copy.text}</p>
      {value ? (
        <Choices read={value} />
      ) : error === undefined ? (
        <Waiting>Loading your preferences…</Waiting>
      ) : (
        <div className="mt-5">
          <LoadFailed>{copy.failed}</LoadFailed>
        </div>
      )}
    </>
  )
}

function Choices({ read }: { read: readonly MailPreference[] }) {
  const [choices, setChoices] = useState(read)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const toast = useToast()

  async function choose(choice: MailPreference) {
    if (busy) return
    setBusy(choice.kind)
    setProblem(undefined)
    try {
      setChoices(await saveMailPreference(choice))
      toast(copy.saved)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'An error occurred')
    }
    setBusy(undefined)
  }

  return (
    <ul className="mt-5 grid gap-4">
      {choices.map(({ kind, isWanted }) => (
        <li key={kind}>
          <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3">
            <input
              type="checkbox"
              checked={busy === kind ? !isWanted : isWanted}
              aria-describedby={`mail-${kind}`}
              onChange={() => void choose({ kind, isWanted: !isWanted })}
              className="mt-1 size-5 accent-brand"
            />
            <span className="font-semibold">{optionalMails[kind].label}</span>
          </label>
          <p id={`mail-${kind}`} className="ml-8 text-sm text-muted">
            {optionalMails[kind].explains}
          </p>
        </li>
      ))}
      {problem && (
        <li>
          <Alert tone="error">{problem}</Alert>
        </li>
      )}
    </ul>
  )
}
