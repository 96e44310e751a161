import { type ReactNode, useState } from 'react'
import type { AuthResult } from '../app/clients/run-auth-call.ts'
import { useMutation } from '../app/use-mutation.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { selectOnMount } from '../ui/focus-on-mount.ts'
import { Form } from '../ui/form.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { useReturnFocus } from './use-return-focus.ts'
import { useSensitiveAction } from './use-sensitive-action.ts'

type NamedRowProps = {
  name: string
  details: ReactNode
  nameMaxCharacters: number
  rename: (name: string) => Promise<unknown>
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
  rename: (name: string) => Promise<unknown>
  onRenamed: () => void
  onCancel: () => void
}

function RenameForm({ name, maxCharacters, rename, onRenamed, onCancel }: RenameFormProps) {
  const save = useMutation(
    async ({ newName }: { newName: string }) => {
      const isNew = newName.trim() !== name
      if (isNew) await rename(newName.trim())
      return isNew
    },
    { onSuccess: (isNew) => (isNew ? onRenamed() : onCancel()) },
  )
  return (
    <Form
      mutation={save}
      rules={{ newName: (typed) => (typed.trim() === '' ? 'Please enter a name' : undefined) }}
      errorFields={{ '*': 'newName' }}
      submitLabel="Save name"
      onCancel={onCancel}
    >
      <Field
        ref={selectOnMount}
        label="New name"
        name="newName"
        maxLength={maxCharacters}
        autoComplete="off"
        defaultValue={name}
      />
    </Form>
  )
}
