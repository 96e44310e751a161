import { confirmIdentityCopy as copy } from '@course/content/site/auth/confirm-identity'
import { accountMessages } from '@course/contract/accounts'
import type { User } from '@supabase/auth-js'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '../ui/alert.tsx'
import { AuthenticatorAppSelect } from '../ui/app-choice.tsx'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import {
  confirmPasskey,
  confirmPassword,
  requestPasswordLink,
  supportsPasskeyConfirmation,
} from './clients/confirm-identity.ts'
import type { AuthResult } from './clients/run-auth-call.ts'
import { verifiedTotpFactors, verifyTotpCode } from './clients/second-factor.ts'
import { useSession } from './session.tsx'

/** False for buyers, and an owner with a generated password, who have not chosen one yet. */
export const hasOwnPassword = (user: User): boolean => user.user_metadata.requires_password_reset !== true

/**
 * `withConfirmation(call)` runs a sensitive action. If the server requires a confirmation, `confirmForm` is
 * the form to render, and the action is repeated afterwards; the result is undefined if the user cancels.
 */
export function useConfirmation() {
  const [pending, setPending] = useState<{ resolve: (isConfirmed: boolean) => void }>()

  async function withConfirmation<Result extends object>(
    call: () => Promise<AuthResult<Result>>,
  ): Promise<AuthResult<Result> | undefined> {
    for (;;) {
      const outcome = await call()
      if (outcome.problem?.code !== 'reauthentication_needed') return outcome
      if (!(await new Promise<boolean>((resolve) => setPending({ resolve })))) return undefined
    }
  }

  const close = (isConfirmed: boolean) => {
    setPending(undefined)
    pending?.resolve(isConfirmed)
  }
  const confirmForm: ReactNode = pending && (
    <div className="grid gap-5">
      <h3 className="text-xl">{copy.title}</h3>
      <ConfirmIdentityForm onClose={close} />
    </div>
  )
  return { withConfirmation, confirmForm }
}

type Method = 'password' | 'code' | 'link'

/** Asks for the password or a code, whichever the account has; a passkey works as well. */
export function ConfirmIdentityForm({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const { user } = useSession()
  const apps = user ? verifiedTotpFactors(user) : []
  const methods: Method[] = [
    ...(user && hasOwnPassword(user) ? (['password'] as const) : []),
    ...(apps.length > 0 ? (['code'] as const) : []),
  ]
  const [chosen, setChosen] = useState<Method>()
  const method = chosen && methods.includes(chosen) ? chosen : (methods[0] ?? 'link')
  const other = methods.find((one) => one !== method)
  const [typed, setTyped] = useState('')
  const [chosenApp, setChosenApp] = useState<string>()
  const factorId = chosenApp ?? apps[0]?.id ?? ''
  const [isLinkSent, setLinkSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  /** Focuses each of the two fields when it appears. */
  const focusOnMount = useCallback((element: HTMLInputElement | null) => {
    field.current = element
    element?.focus()
  }, [])
  /** If there is no field, focuses the text. */
  const focusText = useCallback((element: HTMLParagraphElement | null) => element?.focus(), [])

  const attempt = async (call: () => Promise<AuthResult>, browserErrorText?: string): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await call()
    setBusy(false)
    if (!outcome.problem) return true
    const isBrowserError = outcome.problem.code === undefined && browserErrorText !== undefined
    setProblem(isBrowserError ? browserErrorText : outcome.problem.text)
    return false
  }

  const submit = async () => {
    if (method === 'link') return setLinkSent(await attempt(() => requestPasswordLink(user?.email ?? '')))
    // An empty field is not a wrong password to the server, so check it here.
    if (typed === '') {
      setProblem(accountMessages.required(method === 'code' ? 'Code' : 'Password'))
      return field.current?.focus()
    }
    const call = () => (method === 'code' ? verifyTotpCode(factorId, typed) : confirmPassword(typed))
    if (await attempt(call)) onClose(true)
    else field.current?.select()
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      {method === 'link' && isLinkSent ? (
        <Alert tone="success" className="wrap-anywhere">
          {copy.linkSent(user?.email ?? '')}
        </Alert>
      ) : (
        <p
          ref={method === 'link' ? focusText : undefined}
          tabIndex={method === 'link' ? -1 : undefined}
          className="-mt-3 text-sm text-muted"
        >
          {introOf[method]}
        </p>
      )}
      {method === 'code' && apps.length > 1 && (
        <AuthenticatorAppSelect apps={apps} value={factorId} disabled={isBusy} onChoose={setChosenApp} />
      )}
      {method === 'code' && (
        <CodeField ref={focusOnMount} readOnly={isBusy} value={typed} onType={setTyped} />
      )}
      {method === 'password' && (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
          <PasswordField
            ref={focusOnMount}
            label="Your password"
            name="password"
            required
            readOnly={isBusy}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className="-mt-3 text-sm">
            <Link to="/password-reset" className="text-link inline-flex min-h-10 items-center rounded-sm">
              Forgot your password?
            </Link>
          </p>
        </>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        {!isLinkSent && (
          <Button type="submit" wide busy={isBusy}>
            {method === 'link' ? 'Email me a link' : 'Confirm'}
          </Button>
        )}
        <Button variant="secondary" wide onClick={() => !isBusy && onClose(false)}>
          Cancel
        </Button>
        {other && (
          <Button
            variant="quiet"
            wide
            onClick={() => {
              setChosen(other)
              setTyped('')
              setProblem(undefined)
            }}
          >
            {other === 'code' ? copy.useApp : copy.usePassword}
          </Button>
        )}
        {supportsPasskeyConfirmation() && (
          <Button
            variant="quiet"
            wide
            onClick={async () => {
              if (!isBusy && (await attempt(confirmPasskey, copy.passkeyFailed))) onClose(true)
            }}
          >
            {copy.usePasskey}
          </Button>
        )}
      </div>
    </form>
  )
}

const introOf: Record<Method, string> = {
  password: copy.password,
  code: copy.code,
  link: copy.noPassword,
}
