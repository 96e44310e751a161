import { useState } from 'react'
import type { Problem } from '../app/clients/run-auth-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { LinkExpired } from './link-expired.tsx'
import type { LinkType, MailLink } from './mail-link.ts'
import { redeemMailLink } from './requests.ts'

type ConfirmCopy = { title: string; intro: string; button: string; done: string }

const defaultCopy: ConfirmCopy = {
  title: 'Confirm your email address',
  intro: 'Confirm your email to finish creating your account.',
  button: 'Confirm email address',
  done: 'Your email address is confirmed.',
}

const copy: Partial<Record<LinkType, ConfirmCopy>> = {
  magiclink: {
    title: 'Sign in with email',
    intro: 'Click the button to sign in.',
    button: 'Sign In',
    done: 'You are signed in.',
  },
  email_change: {
    title: 'Confirm your email address',
    intro: "Confirm the change of your account's email.",
    button: 'Confirm email address',
    done: 'Your email has been changed.',
  },
}

type ConfirmProps = {
  link: MailLink
  /** Called when the link was consumed and the user is signed in. */
  onDone: (notice: string) => void
}

type State = { step: 'ready' | 'busy' | 'halfway' | 'expired' } | { step: 'failed'; problem: Problem }

/** Redeems the emailed link on click, not on load, because link scanners open links too. */
export function ConfirmScreen({ link, onDone }: ConfirmProps) {
  const [state, setState] = useState<State>({ step: 'ready' })
  const { title, intro, button, done } = copy[link.type] ?? defaultCopy

  const confirm = async () => {
    setState({ step: 'busy' })
    const outcome = await redeemMailLink(link)
    if (outcome.problem?.code === 'otp_expired') setState({ step: 'expired' })
    else if (outcome.problem) setState({ step: 'failed', problem: outcome.problem })
    else if (outcome.isHalfway) setState({ step: 'halfway' })
    else onDone(done)
  }

  if (state.step === 'expired') return <LinkExpired type={link.type} />
  if (state.step === 'halfway') {
    return (
      <AuthCard
        takesFocus
        title="One more step"
        intro="This email is confirmed. Now open the link we sent to your other email."
      >
        <ButtonLink to="/welcome" replace variant="secondary" className="w-full">
          Go to your account
        </ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={title} intro={intro}>
      <div className="grid gap-4">
        {state.step === 'failed' && <Alert tone="error">{state.problem.text}</Alert>}
        <Button busy={state.step === 'busy'} onClick={confirm} className="w-full">
          {state.step === 'busy' ? 'Please wait...' : button}
        </Button>
      </div>
    </AuthCard>
  )
}
