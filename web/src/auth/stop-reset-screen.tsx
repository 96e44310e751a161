import { secondFactorTexts } from '@course/content/site/second-factor'
import { useState } from 'react'
import { callFunction } from '../api/clients.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'

const { stop: texts } = secondFactorTexts

type State = { step: 'ready' | 'busy' | 'stopped' } | { step: 'refused'; text: string }

/** Stops a reset of the second factor on a click, not on arrival: programs that scan mails open links too. */
export function StopResetScreen({ token }: { token: string | null }) {
  const [state, setState] = useState<State>(token ? { step: 'ready' } : { step: 'refused', text: texts.gone })

  const stop = async () => {
    setState({ step: 'busy' })
    try {
      await callFunction('stop-factor-reset', { token })
      setState({ step: 'stopped' })
    } catch (error) {
      setState({ step: 'refused', text: error instanceof Error ? error.message : texts.gone })
    }
  }

  if (state.step === 'stopped') {
    return (
      <AuthCard takesFocus title={texts.doneTitle} intro={`${texts.done} ${texts.advice}`}>
        <ButtonLink to="/password-reset" variant="secondary" className="w-full">
          Choose a new password
        </ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={texts.title} intro={texts.intro}>
      <div className="grid gap-4">
        {state.step === 'refused' && <Alert tone="error">{state.text}</Alert>}
        {token && (
          <Button busy={state.step === 'busy'} onClick={stop} className="w-full">
            {state.step === 'busy' ? 'Please wait...' : texts.button}
          </Button>
        )}
      </div>
    </AuthCard>
  )
}
