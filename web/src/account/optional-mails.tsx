import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import { optionalMails } from '@course/content/site/pages/optional-mails'
import type { MailPreference } from '@course/contract/account/optional-mails'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Checkbox } from '../ui/checkbox.tsx'
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
          <Checkbox
            label={<span className="font-semibold">{optionalMails[kind].label}</span>}
            hint={optionalMails[kind].description}
            checked={save.pendingInput?.kind === kind ? !isWanted : isWanted}
            isBusy={save.pendingInput?.kind === kind}
            onChange={() => save.run({ kind, isWanted: !isWanted })}
          />
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
