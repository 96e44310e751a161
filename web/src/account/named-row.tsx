import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AuthResult } from '../app/clients/run-auth-call.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useSensitiveAction } from './use-sensitive-action.ts'

type NamedRowProps = {
  name: string
  details: ReactNode
  nameMaxCharacters: number
  rename: (name: string) => Promise<AuthResult>
  removal: { text: string; confirmLabel: string; remove: () => Promise<AuthResult> }
  onRenamed: () => void
  onRemoved: () => void
}

/** A row for an authenticator app or a passkey, which can be renamed and removed in place. */
export function NamedRow(props: NamedRowProps) {
  const { name, details, nameMaxCharacters, rename, removal, onRenamed, onRemoved } = props
  const [openForm, setOpenForm] = useState<'name' | 'removal'>()
  const { run, isBusy, problem, confirmForm } = useSensitiveAction()
  const openerRef = useReturnFocus(openForm)
  if (confirmForm) return <li className="py-4">{confirmForm}</li>
  const close = () => setOpenForm(undefined)
  return (
    <li className="grid gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm text-muted">{details}</span>
        </p>
        {!openForm && (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={openerRef('name')}
              variant="secondary"
              size="small"
              aria-label={`Rename ${name}`}
              onClick={() => setOpenForm('name')}
            >
              Rename
            </Button>
            <Button
              ref={openerRef('removal')}
              variant="secondary"
              size="small"
              aria-label={`Remove ${name}`}
              onClick={() => setOpenForm('removal')}
            >
              Remove
            </Button>
          </div>
        )}
      </div>
      {openForm === 'name' && (
        <RenameForm
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
      {openForm === 'removal' && (
        <ConfirmRemoval
          text={removal.text}
          confirmLabel={removal.confirmLabel}
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => run(removal.remove, onRemoved)}
          onCancel={close}
        />
      )}
    </li>
  )
}

type RenameFormProps = {
  name: string
  maxCharacters: number
  rename: (name: string) => Promise<AuthResult>
  onRenamed: () => void
  onCancel: () => void
}

function RenameForm({ name, maxCharacters, rename, onRenamed, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name)
  const { isBusy, problem, field, setError, send } = useForm<'name'>()
  const { ref, ...fieldProps } = field('name')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  async function submit() {
    const newName = typed.trim()
    if (newName === '') return setError({ field: 'name', text: 'Please enter a name' })
    if (newName === name) return onCancel()
    if (
      await send(
        () => rename(newName),
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
      secondaryAction={
        <Button variant="secondary" wide onClick={() => !isBusy && onCancel()}>
          Cancel
        </Button>
      }
    >
      <Field
        {...fieldProps}
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
