import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import { optionalMails } from '@course/content/site/pages/optional-mails'
import type { MailPreference } from '@course/contract/account/optional-mails'
import { useMutation } from '../app/saving/use-mutation.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred, ErrorAlert } from '../ui/states.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { saveMailPreference } from './privacy-requests.ts'

const { mails: copy } = accountPrivacyCopy

/** A checkbox for each optional email, saved on change. */
export function OptionalMails({
  preferences: promise,
}: {
  preferences: AccountLoaderData['mailPreferences']
}) {
  return (
    <>
      <p className="mt-2 mb-5 text-muted">{copy.text}</p>
      <Deferred promise={promise} waiting={<Waiting>{copy.loading}</Waiting>} failed={copy.failed}>
        {(preferences) => <PreferenceList preferences={preferences} />}
      </Deferred>
    </>
  )
}

function PreferenceList({ preferences }: { preferences: readonly MailPreference[] }) {
  const save = useMutation(saveMailPreference, { success: copy.saved, revalidates: true })
  return (
    <ul className="grid gap-4">
      {preferences.map(({ kind, isWanted }) => (
        <li key={kind}>
          <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3">
            <input
              type="checkbox"
              checked={save.pendingInput?.kind === kind ? !isWanted : isWanted}
              aria-describedby={`mail-${kind}`}
              onChange={() => save.run({ kind, isWanted: !isWanted })}
              className="mt-1 size-5 accent-brand"
            />
            <span className="font-semibold">{optionalMails[kind].label}</span>
          </label>
          <p id={`mail-${kind}`} className="ml-8 text-sm text-muted">
            {optionalMails[kind].description}
          </p>
        </li>
      ))}
      {save.error && (
        <li>
          <ErrorAlert error={save.error} />
        </li>
      )}
    </ul>
  )
}
