import { mfaCopy } from '@course/content/site/auth/second-factor'
import type { Factor, User } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import {
  hasRecoveryCodes,
  verifiedTotpFactors,
  verifyRecoveryCode,
  verifyTotpCode,
} from '../app/clients/second-factor.ts'
import { signOut } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { AuthenticatorAppSelect } from '../ui/app-choice.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Field } from '../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
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
  const [factorId, setFactorId] = useState(apps[0]?.id ?? '')
  const [code, setCode] = useState('')
  const { isBusy, problem, field, submit } = useMfaVerification(() => verifyTotpCode(factorId, code))
  return (
    <AccountForm submitLabel="Continue" isBusy={isBusy} onSubmit={submit}>
      {apps.length > 1 && (
        <AuthenticatorAppSelect apps={apps} value={factorId} disabled={isBusy} onChoose={setFactorId} />
      )}
      <CodeField ref={field} readOnly={isBusy} value={code} onType={setCode} />
      {problem && <Alert tone="error">{problem}</Alert>}
    </AccountForm>
  )
}

function RecoveryForm() {
  const [code, setCode] = useState('')
  const { isBusy, problem, field, submit } = useMfaVerification(() => verifyRecoveryCode(code))
  return (
    <AccountForm submitLabel="Continue" isBusy={isBusy} onSubmit={submit}>
      <Field
        ref={field}
        label="Recovery code"
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        readOnly={isBusy}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {problem && <Alert tone="error">{problem}</Alert>}
    </AccountForm>
  )
}

/** Focuses the field when it appears and after an error. */
function useMfaVerification(verify: () => ReturnType<typeof verifyTotpCode>) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await verify()
    if (!outcome.problem) return
    setBusy(false)
    setProblem(outcome.problem.text)
    field.current?.select()
  }
  return { isBusy, problem, field, submit }
}

const TextButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" onClick={onClick} className="text-link min-h-10 rounded-sm px-2">
    {children}
  </button>
)
