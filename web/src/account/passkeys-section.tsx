import { formatDay } from '@course/content/site/format'
import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { PASSKEY_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import { type RefObject, useRef } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred } from '../ui/states.tsx'
import { useOutcomeFocus } from '../ui/use-outcome-focus.ts'
import { CredentialRow } from './credential-row.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { addPasskey, type Passkey, removePasskey, renamePasskey } from './passkey-requests.ts'

const { passkeys: copy } = accountSecurityCopy

export function PasskeysSection({ passkeys }: { passkeys: AccountLoaderData['passkeys'] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SectionFrame id="passkeys" title={copy.title} intro={copy.intro} headingRef={heading}>
      <Deferred promise={passkeys} waiting={<Waiting>{copy.loading}</Waiting>} failed={copy.failed}>
        {(passkeys) => (
          <div className="grid gap-6">
            <PasskeyList passkeys={passkeys} heading={heading} />
            <AddPasskey />
          </div>
        )}
      </Deferred>
    </SectionFrame>
  )
}

type PasskeyListProps = { passkeys: readonly Passkey[]; heading: RefObject<HTMLHeadingElement | null> }

function PasskeyList({ passkeys, heading }: PasskeyListProps) {
  const focusAfterChange = useOutcomeFocus(heading, passkeys.map(({ id }) => id).join(' '))
  if (passkeys.length === 0) return <p>{copy.none}</p>
  return (
    <ul className="grid divide-y divide-hairline border-y border-hairline">
      {passkeys.map(({ id, friendly_name, created_at, last_used_at }) => (
        <CredentialRow
          key={id}
          name={friendly_name || copy.passkey}
          details={copy.usage(formatDay(created_at), last_used_at ? formatDay(last_used_at) : undefined)}
          nameMaxCharacters={PASSKEY_NAME_MAX_CHARACTERS}
          rename={(name) => renamePasskey(id, name)}
          renamed={copy.renamed}
          removal={{ text: copy.remove, confirmLabel: copy.removeThis, removed: copy.removed }}
          remove={() => removePasskey(id)}
          onRemoved={focusAfterChange}
        />
      ))}
    </ul>
  )
}

function AddPasskey() {
  const add = useMutation(({ name }: { name: string }) => addPasskey(name.trim()), {
    success: copy.added,
    describeError: (error) => (error.isFromBrowser ? copy.signInFailed : undefined),
    revalidates: true,
  })
  if (typeof PublicKeyCredential === 'undefined') return <p className="text-muted">{copy.unsupported}</p>
  return (
    <Form mutation={add} submitLabel={copy.add} submitVariant="secondary" resetsOnSuccess>
      <Field
        label={copy.name}
        name="name"
        hint={copy.nameHint}
        maxLength={PASSKEY_NAME_MAX_CHARACTERS}
        autoComplete="off"
      />
    </Form>
  )
}
