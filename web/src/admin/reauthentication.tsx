import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { loadAuthClient } from '../entry/auth.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { AdminApiError, callAdmin } from './requests.ts'

const ReauthContext = createContext<() => Promise<boolean>>(async () => false)

/** Wraps the admin area: asks for the password when an action requires reauthentication. */
export function ReauthProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const resolveRef = useRef<(isReauthenticated: boolean) => void>(undefined)
  const reauthenticate = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        resolveRef.current = resolve
        setOpen(true)
      }),
    [],
  )
  const close = (isReauthenticated: boolean) => {
    setOpen(false)
    resolveRef.current?.(isReauthenticated)
  }
  return (
    <ReauthContext value={reauthenticate}>
      {children}
      {isOpen && <ReauthDialog onClose={close} />}
    </ReauthContext>
  )
}

/**
 * `run(name, body)` performs an admin action. If the server requires reauthentication, asks for the password
 * and repeats it; returns undefined if the user cancels. Throws the server's message.
 */
export function useAdminAction() {
  const reauthenticate = useContext(ReauthContext)
  const [isBusy, setBusy] = useState(false)
  const run = async (name: string, body: Record<string, unknown>): Promise<{ data: unknown } | undefined> => {
    setBusy(true)
    try {
      for (;;) {
        try {
          return { data: await callAdmin(name, body) }
        } catch (error) {
          if (!(error instanceof AdminApiError) || error.code !== 'admin.reauthentication_needed') throw error
          if (!(await reauthenticate())) return undefined
        }
      }
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}

function ReauthDialog({ onClose }: { onClose: (isReauthenticated: boolean) => void }) {
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    const message = await verifyPassword(typed)
    setBusy(false)
    if (message === undefined) onClose(true)
    else setProblem(message)
  }
  return (
    <Dialog title="Confirm it's you" onClose={() => !isBusy && onClose(false)}>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <p className="text-sm">Enter your password to continue.</p>
        <PasswordField
          label="Your password"
          data-first-focus
          required
          readOnly={isBusy}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {problem && <Alert tone="error">{problem}</Alert>}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={() => !isBusy && onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            Confirm
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Returns the error message, or undefined if the password is right. */
async function verifyPassword(password: string): Promise<string | undefined> {
  if (password === '') return 'Password is required'
  try {
    const auth = await loadAuthClient()
    const { error } = await auth.updateUser({ current_password: password })
    return error?.message
  } catch {
    return "We couldn't reach the server. Check your connection and try again."
  }
}
