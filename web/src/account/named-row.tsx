import type { Factor } from '@supabase/auth-js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AuthResult } from '../api/run-auth-call.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { useReauthenticatedAction } from './reauthentication.tsx'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'
import { useOpener } from './use-opener.ts'

type NamedRowProps = {
  name: string
  details: ReactNode
  apps: readonly Factor[]
  nameMaxCharacters: number
  rename: (name: string) => Promise<AuthResult>
  removal: { text: string; confirm: string; remove: () => Promise<AuthResult> }
  onRenamed: () => void
  onRemoved: () => void
}

/** Something that protects the account and has a name: an app or a passkey, with a new name or its removal in place. */
export function NamedRow(props: NamedRowProps) {
  const { name, details, apps, nameMaxCharacters, rename, removal, onRenamed, onRemoved } = props
  const [asks, setAsks] = useState<'name' | 'removal'>()
  const { act, isBusy, problem, proof } = useReauthenticatedAction(apps)
  const opener = useOpener(asks)
  if (proof) return <li className="py-4">{proof}</li>
  const close = () => setAsks(undefined)
  return (
    <li className="grid gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm text-muted">{details}</span>
        </p>
        {!asks && (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={opener('name')}
              variant="secondary"
              size="small"
              aria-label={`Rename ${name}`}
              onClick={() => setAsks('name')}
            >
              Rename
            </Button>
            <Button
              ref={opener('removal')}
              variant="secondary"
              size="small"
              aria-label={`Remove ${name}`}
              onClick={() => setAsks('removal')}
            >
              Remove
            </Button>
          </div>
        )}
      </div>
      {asks === 'name' && (
        <NewName
          name={name}
          maxCharacters={nameMaxCharacters}
          rename={rename}
          onRenamed={() => {
            close()
            onRenamed()
          }}
          onCancel={close}
        />
      )}
      {asks === 'removal' && (
        <ConfirmRemoval
          text={removal.text}
          confirm={removal.confirm}
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => act(removal.remove, onRemoved)}
          onCancel={close}
        />
      )}
    </li>
  )
}

type NewNameProps = {
  name: string
  maxCharacters: number
  rename: (name: string) => Promise<AuthResult>
  onRenamed: () => void
  onCancel: () => void
}

function NewName({ name, maxCharacters, rename, onRenamed, onCancel }: NewNameProps) {
  const [typed, setTyped] = useState(name)
  const { isBusy, problem, field, refuse: setError, send } = useForm<'name'>()
  const { ref, ...toField } = field('name')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  async function submit() {
    const wanted = typed.trim()
    if (wanted === '') return setError({ field: 'name', text: 'Please enter a name' })
    if (wanted === name) return onCancel()
    if (
      await send(
        () => rename(wanted),
        () => 'name',
      )
    )
      onRenamed()
  }

  return (
    <SectionForm
      submitLabel="Save name"
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
      beside={
        <Button variant="secondary" wide onClick={() => !isBusy && onCancel()}>
          Cancel
        </Button>
      }
    >
      <Field
        {...toField}
        ref={(element) => {
          ref(element)
          input.current = element
        }}
        label="New name"
        maxLength={maxCharacters}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </SectionForm>
  )
}
