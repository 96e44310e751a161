import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { PASSKEY_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { verifiedTotpFactors } from '../api/second-factor.ts'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { Field } from '../ui/field.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { addPasskey } from './passkeys-api.ts'
import { useReauthenticatedAction } from './reauthentication.tsx'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { useReturnFocus } from './use-return-focus.ts'

const { passkeys: copy } = accountSecurityCopy

export function PasskeysSection({ user }: SectionProps) {
  const { value: passkeys, error } = useAsyncResult(usePageData<AccountLoaderData>()?.passkeys, user.id)
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const apps = verifiedTotpFactors(user)
  const { messageRef, focusAfterChange } = useOutcomeFocus<HTMLHeadingElement>(
    passkeys?.map(({ id }) => id).join(' '),
  )
  const changed = async (text: string) => {
    toast(text)
    await revalidate()
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
                  apps={apps}
                  onRenamed={() => changed(copy.renamed)}
                  onRemoved={removed}
                />
              ))}
            </ul>
          )}
          <AddPasskey apps={apps} onAdded={() => changed(copy.added)} />
        </div>
      ) : error === undefined ? (
        <Waiting>Loading your passkeys…</Waiting>
      ) : (
        <LoadFailed>{copy.failed}</LoadFailed>
      )}
    </SectionFrame>
  )
}

function AddPasskey({
  apps,
  onAdded,
}: {
  apps: ReturnType<typeof verifiedTotpFactors>
  onAdded: () => void
}) {
  const [name, setName] = useState('')
  const { runReauthenticated, isBusy, problem, reauthForm } = useReauthenticatedAction(apps, {
    browserErrorText: copy.signInFailed,
  })
  const openerRef = useReturnFocus(reauthForm ? 'add' : undefined)
  if (typeof PublicKeyCredential === 'undefined') return <p className="text-muted">{copy.unsupported}</p>
  if (reauthForm) return reauthForm
  const add = () =>
    runReauthenticated(
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
