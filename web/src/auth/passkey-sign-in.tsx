import { passkeyCopy } from '@course/content/site/auth/second-factor'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callAuth } from '../app/clients/auth.ts'
import { toRequestError } from '../app/clients/request-error.ts'
import { useMutation } from '../app/saving/use-mutation.ts'
import { whenIdle } from '../app/starting/before-hydration.ts'
import { Button } from '../ui/button.tsx'
import { ErrorAlert } from '../ui/states.tsx'

/**
 * A button, and passkeys among the autofill suggestions of the email field where the browser offers that. Hidden
 * without passkeys. No success callback: the site listens to the session.
 */
export function PasskeySignIn() {
  const { request, offerInAutofill, hasAutofillFailed } = usePasskeyRequest()
  const signIn = useMutation(() => request(), {
    describeError: (error) => (error.isFromBrowser ? passkeyCopy.failed : undefined),
    onError: () => void offerInAutofill(),
  })
  if (!supportsPasskeys()) return null
  return (
    <div className="grid gap-3">
      <Button variant="secondary" busy={signIn.isPending} onClick={() => signIn.run()} className="w-full">
        {passkeyCopy.signIn}
      </Button>
      <ErrorAlert error={signIn.error ?? (hasAutofillFailed ? { message: passkeyCopy.failed } : undefined)} />
    </div>
  )
}

/** Passkeys are bound to a host name, so a site that is opened by its IP address has none. */
const supportsPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|:/.test(window.location.hostname)

function usePasskeyRequest() {
  const [hasAutofillFailed, setAutofillFailed] = useState(false)
  const pending = useRef<AbortController>(undefined)

  /** The browser allows one request at a time, so each aborts the one before. */
  const request = useCallback(async (mediation?: 'conditional') => {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    const { signal } = controller
    if (!mediation) setAutofillFailed(false)
    await callAuth((auth) => auth.signInWithPasskey({ options: { signal, ...(mediation && { mediation }) } }))
  }, [])

  const offerInAutofill = useCallback(async () => {
    if (!supportsPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    const offer = request('conditional')
    const { current: controller } = pending
    try {
      await offer
    } catch (error) {
      // Any other error is not the user's: they did not choose a passkey, and the button is still there.
      if (controller?.signal.aborted || !toRequestError(error).code?.startsWith('webauthn_')) return
      setAutofillFailed(true)
      void offerInAutofill()
    }
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

  return { request, offerInAutofill, hasAutofillFailed }
}
