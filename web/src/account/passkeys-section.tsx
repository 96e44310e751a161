import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { PASSKEY_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import { useState } from 'react'
import { useAsyncResult, usePageData, useReload } from '../app/use-page-data.ts'
import { Field } from '../ui/field.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { addPasskey } from './passkey-requests.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useSensitiveAction } from './use-sensitive-action.ts'

const { passkeys: copy } = accountSecurityCopy

export function PasskeysSection({ user }: SectionProps) {
  const { value: passkeys, error } = useAsyncResult(usePageData<AccountLoaderData>()?.passkeys, user.id)
  const reload = useReload()
  const toast = useToast()
  const { messageRef, focusAfterChange } = useOutcomeFocus<HTMLHeadingElement>(
    passkeys?.map(({ id }) => id).join(' '),
  )
  const changed = async (text: string) => {
    toast(text)
    await reload()
  }
  const removed = () => {
    focusAfterChange()
    void changed(copy.removed)
  }
  return (
    <SectionFrame title={copy.title} intro={copy.intro} headingRef={messageRef}>
      {passkeys ? (
        <div className="grid gap-6">
          {passkeys.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <ul className="grid divide-y divide-hairline border-y border-hairline">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRenamed={() => changed(copy.renamed)}
                  onRemoved={removed}
                />
              ))}
            </ul>
          )}
          <AddPasskey onAdded={() => changed(copy.added)} />
        </div>
      ) : error === undefined ? (
        <Waiting>Loading your passkeys…</Waiting>
      ) : (
        <LoadFailed>{copy.failed}</LoadFailed>
      )}
    </SectionFrame>
  )
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const [name, setName] = useState('')
  const { run, isBusy, problem, confirmForm } = useSensitiveAction({
    browserErrorText: copy.signInFailed,
  })
  const openerRef = useReturnFocus(confirmForm ? 'add' : undefined)
  if (typeof PublicKeyCredential === 'undefined') return <p className="text-muted">{copy.unsupported}</p>
  if (confirmForm) return confirmForm
  const add = () =>
    run(
      () => addPasskey(name.trim()),
      () => {
        setName('')
        onAdded()
      },
    )
  return (
    <SectionForm
      submitLabel="Add a passkey"
      submitRef={openerRef('add')}
      isBusy={isBusy}
      problem={problem}
      onSubmit={add}
    >
      <Field
        label="Passkey name"
        hint={copy.nameHint}
        maxLength={PASSKEY_NAME_MAX_CHARACTERS}
        autoComplete="off"
        readOnly={isBusy}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </SectionForm>
  )
}
