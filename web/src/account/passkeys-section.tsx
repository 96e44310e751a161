import { accountFactorTexts } from '@course/content/site/pages/account-factors'
import { PASSKEY_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { appsOf } from '../api/second-factor.ts'
import { useAnswer, useReads } from '../app/use-reads.ts'
import { Field } from '../ui/field.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { addPasskey } from './passkeys-api.ts'
import { useProvedAct } from './proof.tsx'
import { ReadFailed } from './read-failed.tsx'
import type { AccountReads } from './reads.ts'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useOpener } from './use-opener.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'

const { passkeys: texts } = accountFactorTexts

/** Passkeys: those there are, and one more. */
export function PasskeysSection({ user }: SectionProps) {
  const { value: passkeys, error } = useAnswer(useReads<AccountReads>()?.passkeys, user.id)
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const apps = appsOf(user)
  const { says, acted } = useOutcomeFocus<HTMLHeadingElement>(passkeys?.map(({ id }) => id).join(' '))
  const changed = async (text: string) => {
    toast(text)
    await revalidate()
  }
  const removed = () => {
    acted()
    void changed(texts.removed)
  }
  return (
    <SectionFrame title={texts.title} intro={texts.intro} headingRef={says}>
      {passkeys ? (
        <div className="grid gap-6">
          {passkeys.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="grid divide-y divide-hairline border-y border-hairline">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  apps={apps}
                  onRenamed={() => changed(texts.renamed)}
                  onRemoved={removed}
                />
              ))}
            </ul>
          )}
          <AddPasskey apps={apps} onAdded={() => changed(texts.added)} />
        </div>
      ) : error === undefined ? (
        <Waiting>Looking for your passkeys…</Waiting>
      ) : (
        <ReadFailed>{texts.failed}</ReadFailed>
      )}
    </SectionFrame>
  )
}

function AddPasskey({ apps, onAdded }: { apps: ReturnType<typeof appsOf>; onAdded: () => void }) {
  const [name, setName] = useState('')
  const { actProved, isBusy, problem, proof } = useProvedAct(apps, { notByBrowser: texts.notUsed })
  const opener = useOpener(proof ? 'add' : undefined)
  if (typeof PublicKeyCredential === 'undefined') return <p className="text-muted">{texts.notHere}</p>
  if (proof) return proof
  const add = () =>
    actProved(
      () => addPasskey(name.trim()),
      () => {
        setName('')
        onAdded()
      },
    )
  return (
    <SectionForm
      submitLabel="Add a passkey"
      submitRef={opener('add')}
      isBusy={isBusy}
      problem={problem}
      onSubmit={add}
    >
      <Field
        label="Name of the passkey"
        hint={texts.nameHint}
        maxLength={PASSKEY_NAME_MAX_CHARACTERS}
        autoComplete="off"
        readOnly={isBusy}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </SectionForm>
  )
}
