import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { loadAuthClient } from '../entry/auth.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { askOffice, OfficeError } from './calls.ts'

const ProofContext = createContext<() => Promise<boolean>>(async () => false)

/** Around the office: asks for the password when an act needs one that was entered just now. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(isProved: boolean) => void>(undefined)
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve
        setOpen(true)
      }),
    [],
  )
  const close = (isProved: boolean) => {
    setOpen(false)
    answer.current?.(isProved)
  }
  return (
    <ProofContext value={ask}>
      {children}
      {isOpen && <ProofDialog onClose={close} />}
    </ProofContext>
  )
}

/**
 * `run(name, body)` does an act of staff and answers what came of it. Where the server wants a recent password it is
 * asked for, and the same act is sent again; undefined when the person would rather not. Throws the server's words.
 */
export function useRunAct() {
  const askForProof = useContext(ProofContext)
  const [isBusy, setBusy] = useState(false)
  const run = async (name: string, body: Record<string, unknown>): Promise<{ data: unknown } | undefined> => {
    setBusy(true)
    try {
      for (;;) {
        try {
          return { data: await askOffice(name, body) }
        } catch (error) {
          if (!(error instanceof OfficeError) || error.code !== 'office.proof_needed') throw error
          if (!(await askForProof())) return undefined
        }
      }
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}

function ProofDialog({ onClose }: { onClose: (isProved: boolean) => void }) {
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    const text = await provePassword(typed)
    setBusy(false)
    if (text === undefined) onClose(true)
    else setProblem(text)
  }
  return (
    <Dialog title="Confirm that it is you" onClose={() => !isBusy && onClose(false)}>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <p className="text-sm">Acts on money, accounts and roles need your password, entered just now.</p>
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

/** Tells the server the password once more; answers what is wrong, if anything is. */
async function provePassword(password: string): Promise<string | undefined> {
  if (password === '') return 'Password is required'
  try {
    const auth = await loadAuthClient()
    const { error } = await auth.updateUser({ current_password: password })
    return error?.message
  } catch {
    return 'We could not reach the server. Check your connection and try again.'
  }
}
