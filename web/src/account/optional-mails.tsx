import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import { optionalMails } from '@course/content/site/pages/optional-mails'
import type { MailPreference } from '@course/contract/account/optional-mails'
import { useState } from 'react'
import { useAsyncResult, usePageData, useReload } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { saveMailPreference } from './privacy-requests.ts'

const { mails: copy } = accountPrivacyCopy

/** A checkbox for each optional email, saved on change. */
export function OptionalMails() {
  const data = usePageData<AccountLoaderData>()
  const { value, error } = useAsyncResult(data?.mailPreferences, data?.userId)
  return (
    <>
      <p className="mt-2 text-muted">{copy.text}</p>
      {value ? (
        <PreferenceList preferences={value} />
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

function PreferenceList({ preferences }: { preferences: readonly MailPreference[] }) {
  const reload = useReload()
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const toast = useToast()

  async function save(preference: MailPreference) {
    if (busy) return
    setBusy(preference.kind)
    setProblem(undefined)
    try {
      await saveMailPreference(preference)
      await reload()
      toast(copy.saved)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'An error occurred')
    }
    setBusy(undefined)
  }

  return (
    <ul className="mt-5 grid gap-4">
      {preferences.map(({ kind, isWanted }) => (
        <li key={kind}>
          <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3">
            <input
              type="checkbox"
              checked={busy === kind ? !isWanted : isWanted}
              aria-describedby={`mail-${kind}`}
              onChange={() => void save({ kind, isWanted: !isWanted })}
              className="mt-1 size-5 accent-brand"
            />
            <span className="font-semibold">{optionalMails[kind].label}</span>
          </label>
          <p id={`mail-${kind}`} className="ml-8 text-sm text-muted">
            {optionalMails[kind].description}
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
