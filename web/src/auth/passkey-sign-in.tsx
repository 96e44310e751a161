import { passkeyCopy } from '@course/content/site/auth/second-factor'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../app/before-hydration.ts'
import { type AuthResult, runAuthCall } from '../app/clients/run-auth-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

/**
 * A button, and passkeys among the autofill suggestions of the email field where the browser offers that. Hidden
 * without passkeys. No success callback: the site listens to the session.
 */
export function PasskeySignIn() {
  const { isBusy, problem, signIn } = usePasskeySignIn()
  if (!supportsPasskeys()) return null
  return (
    <div className="mt-3 grid gap-3">
      <Button variant="quiet" busy={isBusy} onClick={signIn} className="w-full">
        {passkeyCopy.signIn}
      </Button>
      {problem && <Alert tone="error">{problem}</Alert>}
    </div>
  )
}

/** Passkeys are bound to a host name, so a site that is opened by its IP address has none. */
const supportsPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|:/.test(window.location.hostname)

function usePasskeySignIn() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pending = useRef<AbortController>(undefined)

  /** The browser allows one request at a time, so each aborts the one before. */
  const request = useCallback(async (mediation?: 'conditional'): Promise<AuthResult | 'aborted'> => {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    const { signal } = controller
    const outcome = await runAuthCall(async (auth) => {
      const { error } = await auth.signInWithPasskey({ options: { signal, ...(mediation && { mediation }) } })
      if (error) throw error
      return {}
    })
    return signal.aborted ? 'aborted' : outcome
  }, [])

  const offerInAutofill = useCallback(async () => {
    if (!supportsPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    const outcome = await request('conditional')
    // Any other problem is not the user's: they did not choose a passkey, and the button is still there.
    if (outcome === 'aborted' || !outcome.problem?.code?.startsWith('webauthn_')) return
    setProblem(passkeyCopy.failed)
    void offerInAutofill()
  }, [request])

  useEffect(() => {
    let isGone = false
    whenIdle(() => {
      if (!isGone) void offerInAutofill()
    })
    return () => {
      isGone = true
      pending.current?.abort()
    }
  }, [offerInAutofill])

  const signIn = async () => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await request()
    if (outcome === 'aborted' || !outcome.problem) return
    setBusy(false)
    // Without a code, the browser refused or the user closed its dialog.
    setProblem(outcome.problem.code === undefined ? passkeyCopy.failed : outcome.problem.text)
    void offerInAutofill()
  }

  return { isBusy, problem, signIn }
}
