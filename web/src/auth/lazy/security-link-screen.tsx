import { securityLinkCopy } from '@course/content/site/pages/security-links'
import { useState } from 'react'
import { callFunction } from '../../api/clients.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AuthCard } from '../auth-card.tsx'

/** What the links in mails about the second factor lead to. */
const links = {
  'stop-factor-reset': securityLinkCopy.stop,
  'undo-added-factor': securityLinkCopy.undo,
} as const

type State = { step: 'ready' | 'busy' | 'done' } | { step: 'refused'; text: string }

type MailedLinkScreenProps = { name: keyof typeof links; token: string | null }

/** Does what the link is for on a click, not on arrival: programs that scan mails open links too. */
export function SecurityLinkScreen({ name, token }: MailedLinkScreenProps) {
  const copy = links[name]
  const [state, setState] = useState<State>(token ? { step: 'ready' } : { step: 'refused', text: copy.gone })

  const act = async () => {
    setState({ step: 'busy' })
    try {
      await callFunction(name, { token })
      setState({ step: 'done' })
    } catch (error) {
      setState({ step: 'refused', text: error instanceof Error ? error.message : copy.gone })
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
        {state.step === 'refused' && <Alert tone="error">{state.text}</Alert>}
        {token && (
          <Button busy={state.step === 'busy'} onClick={act} className="w-full">
            {state.step === 'busy' ? 'Please wait...' : copy.button}
          </Button>
        )}
      </div>
    </AuthCard>
  )
}
