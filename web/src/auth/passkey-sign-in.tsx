import { passkeyCopy } from '@course/content/site/auth/second-factor'
import { useState } from 'react'
import { runAuthCall } from '../api/run-auth-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

/** A way in without address and password, where the browser can. The session itself tells when it worked. */
export function PasskeySignIn() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (typeof PublicKeyCredential === 'undefined') return null

  const signIn = async () => {
    setBusy(true)
    setProblem(undefined)
    const { problem: refusal } = await runAuthCall(async (auth) => {
      const { error } = await auth.signInWithPasskey()
      if (error) throw error
      return {}
    })
    if (!refusal) return
    setBusy(false)
    // Without a code it is the browser that refused, or the person who closed its window.
    setProblem(refusal.code === undefined ? passkeyCopy.notUsed : refusal.text)
  }

  return (
    <div className="mt-3 grid gap-3">
      <Button variant="quiet" busy={isBusy} onClick={signIn} className="w-full">
        {passkeyCopy.signIn}
      </Button>
      {problem && <Alert tone="error">{problem}</Alert>}
    </div>
  )
}
