import { formatDay } from '@course/content/site/format'
import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { signOut } from '../app/session/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Form } from '../ui/form.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { deleteAccount } from './privacy-requests.ts'

const { deletion: copy } = accountPrivacyCopy

/** Lists what is deleted and what is kept before anything happens. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const [dueAt, setDueAt] = useState<string>()
  const schedule = useMutation(deleteAccount, { onSuccess: (response) => setDueAt(response.dueAt) })
  const openerRef = useReturnFocus(isOpen ? 'delete' : undefined)
  if (dueAt) return <DeletionScheduled dueAt={dueAt} />
  return (
    <>
      <p className="mt-2 mb-5 text-muted">{copy.text}</p>
      {isOpen ? (
        <Form
          mutation={schedule}
          submitLabel={copy.labels.confirm}
          onCancel={() => setOpen(false)}
          cancelLabel={copy.labels.cancel}
        >
          <ul ref={focusOnMount} tabIndex={-1} className="grid list-disc gap-2 pl-5">
            {copy.consequences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{copy.retained}</p>
        </Form>
      ) : (
        <Button ref={openerRef('delete')} variant="secondary" wide onClick={() => setOpen(true)}>
          {copy.labels.open}
        </Button>
      )}
    </>
  )
}

function DeletionScheduled({ dueAt }: { dueAt: string }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="mt-5 grid gap-5">
      <Alert tone="warning">{copy.scheduled(formatDay(dueAt))}</Alert>
      <div>
        <Button variant="secondary" wide onClick={() => void signOut()}>
          {copy.labels.done}
        </Button>
      </div>
    </div>
  )
}
