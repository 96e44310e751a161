import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { selectOnMount } from '../ui/focus-on-mount.ts'
import { Form } from '../ui/form.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'

const { row: copy } = accountSecurityCopy

type CredentialRowProps = {
  name: string
  details: string
  nameMaxCharacters: number
  rename: (name: string) => Promise<unknown>
  /** The toast after renaming. */
  renamed: string
  /** What the removal means, its button, and the toast after it. */
  removal: { text: string; confirmLabel: string; removed: string }
  remove: () => Promise<unknown>
  onRemoved: () => void
}

/** A row for an authenticator app or a passkey, which can be renamed and removed in place. */
export function CredentialRow(props: CredentialRowProps) {
  const { name, details, nameMaxCharacters, removal, onRemoved } = props
  const [openForm, setOpenForm] = useState<'name' | 'removal'>()
  const openerRef = useReturnFocus(openForm)
  const rename = useMutation(
    async ({ newName }: { newName: string }) => {
      const isNew = newName.trim() !== name
      if (isNew) await props.rename(newName.trim())
      return isNew
    },
    { success: (isNew) => (isNew ? props.renamed : undefined), onSuccess: () => close(), revalidates: true },
  )
  const remove = useMutation(props.remove, {
    success: removal.removed,
    onSuccess: onRemoved,
    revalidates: true,
  })
  function close() {
    setOpenForm(undefined)
    rename.reset()
    remove.reset()
  }
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
              aria-label={copy.renameThis(name)}
              onClick={() => setOpenForm('name')}
            >
              {copy.rename}
            </Button>
            <Button
              ref={openerRef('removal')}
              variant="secondary"
              size="small"
              aria-label={copy.removeThis(name)}
              onClick={() => setOpenForm('removal')}
            >
              {copy.remove}
            </Button>
          </div>
        )}
      </div>
      {openForm === 'name' && (
        <Form
          mutation={rename}
          rules={{ newName: (typed) => (typed.trim() === '' ? copy.nameRule : undefined) }}
          errorFields={{ '*': 'newName' }}
          submitLabel={copy.save}
          onCancel={close}
        >
          <Field
            ref={selectOnMount}
            label={copy.newName}
            name="newName"
            maxLength={nameMaxCharacters}
            autoComplete="off"
            defaultValue={name}
          />
        </Form>
      )}
      {openForm === 'removal' && (
        <ConfirmRemoval
          text={removal.text}
          confirmLabel={removal.confirmLabel}
          mutation={remove}
          onCancel={close}
        />
      )}
    </li>
  )
}
