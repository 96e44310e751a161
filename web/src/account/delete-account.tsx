import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import type { Factor } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { signOut } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { deleteAccount } from './privacy-api.ts'
import { useReauthenticatedAction } from './reauthentication.tsx'
import { useReturnFocus } from './use-return-focus.ts'

const { deletion: copy } = accountPrivacyCopy

/** Lists what is deleted and what is kept before it asks for reauthentication. */
export function DeleteAccount({ apps }: { apps: readonly Factor[] }) {
  const [dueAt, setDueAt] = useState<string>()
  const { runReauthenticated, isBusy, problem, reauthForm } = useReauthenticatedAction(apps, {
    labels: copy.labels,
  })
  const openerRef = useReturnFocus(reauthForm ? 'delete' : undefined)
  if (dueAt) return <DeletionScheduled dueAt={dueAt} />
  return (
    <>
      <p className="mt-2 mb-5 text-muted">{copy.text}</p>
      {problem && (
        <Alert tone="error" className="mb-5">
          {problem}
        </Alert>
      )}
      {reauthForm ? (
        <div className="grid gap-5">
          <ul className="grid list-disc gap-2 pl-5">
            {copy.consequences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{copy.retained}</p>
          {reauthForm}
        </div>
      ) : (
        <Button
          ref={openerRef('delete')}
          variant="secondary"
          wide
          busy={isBusy}
          onClick={() => runReauthenticated(deleteAccount, (response) => setDueAt(response.dueAt))}
        >
          {isBusy ? 'Please wait...' : 'Delete my account…'}
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
