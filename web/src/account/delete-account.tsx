import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import { useEffect, useRef, useState } from 'react'
import { signOut } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { deleteAccount } from './privacy-requests.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useSensitiveAction } from './use-sensitive-action.ts'

const { deletion: copy } = accountPrivacyCopy

/** Lists what is deleted and what is kept before anything happens. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const [dueAt, setDueAt] = useState<string>()
  const { run, isBusy, problem, confirmForm } = useSensitiveAction()
  const openerRef = useReturnFocus(isOpen ? 'delete' : undefined)
  const listRef = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) listRef.current?.focus()
  }, [isOpen])
  if (dueAt) return <DeletionScheduled dueAt={dueAt} />
  return (
    <>
      <p className="mt-2 mb-5 text-muted">{copy.text}</p>
      {problem && (
        <Alert tone="error" className="mb-5">
          {problem}
        </Alert>
      )}
      {isOpen ? (
        <div className="grid gap-5">
          <ul ref={listRef} tabIndex={-1} className="grid list-disc gap-2 pl-5">
            {copy.consequences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{copy.retained}</p>
          {confirmForm || (
            <div className="flex flex-wrap gap-3">
              <Button
                wide
                busy={isBusy}
                onClick={() => run(deleteAccount, (response) => setDueAt(response.dueAt))}
              >
                {isBusy ? 'Please wait...' : copy.labels.confirm}
              </Button>
              <Button variant="secondary" wide onClick={() => !isBusy && setOpen(false)}>
                {copy.labels.cancel}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <Button ref={openerRef('delete')} variant="secondary" wide onClick={() => setOpen(true)}>
          Delete my account…
        </Button>
      )}
    </>
  )
}

function DeletionScheduled({ dueAt }: { dueAt: string }) {
  const messageRef = useRef<HTMLDivElement>(null)
  useEffect(() => messageRef.current?.focus(), [])
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(dueAt))
  return (
    <div ref={messageRef} tabIndex={-1} className="mt-5 grid gap-5">
      <Alert tone="warning">{copy.scheduled(day)}</Alert>
      <div>
        <Button variant="secondary" wide onClick={() => void signOut()}>
          Done
        </Button>
      </div>
    </div>
  )
}
