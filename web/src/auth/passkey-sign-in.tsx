import { passkeyCopy } from '@course/content/site/auth/second-factor'
import { useState } from 'react'
import { runAuthCall } from '../api/run-auth-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

/** Hidden if the browser has no passkeys. No success callback: the site listens to the session. */
export function PasskeySignIn() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (typeof PublicKeyCredential === 'undefined') return null

  const signIn = async () => {
    setBusy(true)
    setProblem(undefined)
    const { problem: signInProblem } = await runAuthCall(async (auth) => {
      const { error } = await auth.signInWithPasskey()
      if (error) throw error
      return {}
    })
    if (!signInProblem) return
    setBusy(false)
    // Without a code, the browser refused or the user closed its dialog.
    setProblem(signInProblem.code === undefined ? passkeyCopy.failed : signInProblem.text)
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
