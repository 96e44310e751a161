import { securityLinkCopy } from '@course/content/site/pages/security-links'
import { useState } from 'react'
import { callFunction } from '../app/clients/clients.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'

/** By function name. */
const links = {
  'stop-factor-reset': securityLinkCopy.stop,
  'undo-added-factor': securityLinkCopy.undo,
} as const

type State = { step: 'ready' | 'busy' | 'done' } | { step: 'failed'; text: string }

type SecurityLinkScreenProps = { name: keyof typeof links; token: string | null }

/** Acts on click, not on load, because link scanners open links too. */
export function SecurityLinkScreen({ name, token }: SecurityLinkScreenProps) {
  const copy = links[name]
  const [state, setState] = useState<State>(
    token ? { step: 'ready' } : { step: 'failed', text: copy.expired },
  )

  const confirm = async () => {
    setState({ step: 'busy' })
    try {
      await callFunction(name, { token })
      setState({ step: 'done' })
    } catch (error) {
      setState({ step: 'failed', text: error instanceof Error ? error.message : copy.expired })
    }
  }

  if (state.step === 'done') {
    return (
      <AuthCard takesFocus title={copy.doneTitle} intro={`${copy.done} ${copy.advice}`}>
        <ButtonLink to="/password-reset" variant="secondary" className="w-full">
          Choose a new password
        </ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={copy.title} intro={copy.intro}>
      <div className="grid gap-4">
        {state.step === 'failed' && <Alert tone="error">{state.text}</Alert>}
        {token && (
          <Button busy={state.step === 'busy'} onClick={confirm} className="w-full">
            {state.step === 'busy' ? 'Please wait...' : copy.button}
          </Button>
        )}
      </div>
    </AuthCard>
  )
}
