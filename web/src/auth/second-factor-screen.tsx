import { mfaCopy } from '@course/content/site/auth/second-factor'
import type { Factor, User } from '@supabase/auth-js'
import { useState } from 'react'
import {
  hasRecoveryCodes,
  verifiedTotpFactors,
  verifyRecoveryCode,
  verifyTotpCode,
} from '../app/clients/second-factor.ts'
import { useMutation } from '../app/saving/use-mutation.ts'
import { signOut } from '../app/session/session.tsx'
import { AuthenticatorAppSelect } from '../ui/authenticator-app-select.tsx'
import { Field } from '../ui/field.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Form } from '../ui/form.tsx'
import { TotpField } from '../ui/totp-field.tsx'
import { AuthCard } from './auth-card.tsx'

const { challenge: copy } = mfaCopy

/** Asks for the two-factor code after the password. No success callback: the site listens to the session. */
export function SecondFactorScreen({ user }: { user: User }) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <AuthCard title={copy.title} intro={isRecovery ? copy.recovery : copy.app}>
      {isRecovery ? <RecoveryForm /> : <AppForm apps={verifiedTotpFactors(user)} />}
      <p className="mt-4 text-sm text-muted">
        {copy.lost}{' '}
        <a href={`mailto:${copy.contact}`} className="text-link">
          {copy.contact}
        </a>
        . {copy.lostProcess}
      </p>
      <div className="mt-6 -mb-3 grid justify-items-center border-t border-hairline pt-3 text-sm">
        {hasRecoveryCodes(user) && (
          <TextButton onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? copy.useApp : copy.useRecovery}
          </TextButton>
        )}
        <TextButton onClick={signOut}>{copy.useOtherAccount}</TextButton>
      </div>
    </AuthCard>
  )
}

function AppForm({ apps }: { apps: readonly Factor[] }) {
  const verify = useMutation(({ factorId, code }: { factorId: string; code: string }) =>
    verifyTotpCode(factorId, code),
  )
  return (
    <Form mutation={verify} submitLabel={mfaCopy.challenge.submit} actions="full">
      <AuthenticatorAppSelect apps={apps} />
      <TotpField takesFocus />
    </Form>
  )
}

function RecoveryForm() {
  const verify = useMutation(({ code }: { code: string }) => verifyRecoveryCode(code))
  return (
    <Form mutation={verify} submitLabel={mfaCopy.challenge.submit} actions="full">
      <Field
        ref={focusOnMount}
        label={mfaCopy.challenge.recoveryCode}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        data-retyped
      />
    </Form>
  )
}

const TextButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" onClick={onClick} className="text-link min-h-10 rounded-sm px-2">
    {children}
  </button>
)
