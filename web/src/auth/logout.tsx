import { logoutCopy } from '@course/content/site/learning/logout'
import { dashboardCopy } from '@course/content/site/pages/dashboard'
import { useRef, useState } from 'react'
import { emptyOutbox } from '../app/outbox/outbox.ts'
import { signOut } from '../app/session/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'

/** Logs out, which deletes local data. Unsaved data is sent first; if that fails, the user decides. */
export function Logout({ userId }: { userId: string }) {
  const [state, setState] = useState<'ready' | 'sending' | 'unsent'>('ready')
  const button = useRef<HTMLButtonElement>(null)

  const logOut = async () => {
    setState('sending')
    if (await withTimeout(emptyOutbox(userId))) return signOut()
    setState('unsent')
  }

  const stay = () => {
    setState('ready')
    button.current?.focus()
  }

  return (
    <>
      <Button ref={button} variant="secondary" size="small" busy={state === 'sending'} onClick={logOut}>
        {dashboardCopy.logout}
      </Button>
      {state === 'unsent' && (
        <div ref={focusOnMount} tabIndex={-1} className="col-span-full basis-full">
          <Alert tone="warning" className="grid gap-4">
            <p>{logoutCopy.unsavedChanges}</p>
            <div className="flex flex-wrap gap-3">
              <Button wide onClick={stay}>
                {logoutCopy.stay}
              </Button>
              <Button variant="secondary" wide onClick={signOut}>
                {logoutCopy.leave}
              </Button>
            </div>
          </Alert>
        </div>
      )}
    </>
  )
}

const SEND_TIMEOUT_MS = 8000

/** Resolves to false after a timeout, so that a slow network does not block the logout. */
const withTimeout = (sent: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    sent.catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), SEND_TIMEOUT_MS)),
  ])
