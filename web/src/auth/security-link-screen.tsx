import { authCopy } from '@course/content/site/auth/sign-in'
import type { securityLinkCopy } from '@course/content/site/pages/security-links'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callFunction } from '../app/clients/clients.ts'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { HomeLink } from '../ui/states.tsx'
import { AuthCard } from './auth-card.tsx'

type SecurityLinkScreenProps = {
  /** The function that the link calls. */
  name: 'stop-factor-reset' | 'undo-added-factor'
  copy: typeof securityLinkCopy.stop | typeof securityLinkCopy.undo
}

/** Acts on click, not on load, because link scanners open links too. */
export function SecurityLinkScreen({ name, copy }: SecurityLinkScreenProps) {
  const [query] = useSearchParams()
  const token = query.get('token')
  const [isDone, setDone] = useState(false)
  const confirm = useMutation(() => callFunction(name, { token }), { onSuccess: () => setDone(true) })
  if (isDone) {
    return (
      <AuthCard takesFocus title={copy.doneTitle} intro={`${copy.done} ${copy.advice}`}>
        <ButtonLink to="/password-reset" variant="secondary" className="w-full">
          {authCopy.choosePassword}
        </ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={copy.title} intro={copy.intro}>
      <div className="grid gap-4">
        {token ? (
          <Form mutation={confirm} submitLabel={copy.button} actions="full" />
        ) : (
          <Alert tone="error">{copy.expired}</Alert>
        )}
        {(!token || confirm.error?.isRefusal) && <HomeLink className="w-full" />}
      </div>
    </AuthCard>
  )
}
