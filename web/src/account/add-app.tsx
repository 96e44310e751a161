import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { FACTOR_NAME_MAX_CHARACTERS, formatRecoveryCode } from '@course/contract/account/factors'
import type { Factor } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { verifyTotpCode } from '../app/clients/second-factor.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { type NewApp, startAppEnrollment } from './second-factor-requests.ts'
import { SectionForm } from './section-form.tsx'
import { useSensitiveAction } from './use-sensitive-action.ts'

const { section: copy } = accountSecurityCopy

type AddAppProps = { apps: readonly Factor[]; onAdded: () => void; onCancel: () => void }

/** Two steps: name the app, then scan the QR code and enter the first code. */
export function AddApp({ apps, onAdded, onCancel }: AddAppProps) {
  const [name, setName] = useState(() => unusedName(apps))
  const [app, setApp] = useState<NewApp>()
  const { run, isBusy, problem, confirmForm } = useSensitiveAction()
  const field = useRef<HTMLInputElement>(null)
  const isConfirming = confirmForm !== undefined
  useEffect(() => {
    if (!isConfirming) field.current?.select()
  }, [isConfirming])

  if (app) return <FirstCode app={app} onAdded={onAdded} onCancel={onCancel} />
  if (confirmForm) return confirmForm
  const startEnrollment = () =>
    run(
      () => startAppEnrollment(name.trim()),
      (result) => setApp(result.app),
    )
  return (
    <SectionForm
      submitLabel="Continue"
      isBusy={isBusy}
      problem={problem}
      onSubmit={startEnrollment}
      secondaryAction={<Cancel onClick={onCancel} />}
    >
      <Field
        ref={field}
        label="App name"
        hint={copy.nameHint}
        maxLength={FACTOR_NAME_MAX_CHARACTERS}
        autoComplete="off"
        readOnly={isBusy}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </SectionForm>
  )
}

function FirstCode({ app, onAdded, onCancel }: { app: NewApp; onAdded: () => void; onCancel: () => void }) {
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLParagraphElement>(null)
  // Focus the instructions, which come before the QR code and the field.
  useEffect(() => heading.current?.focus(), [])
  const field = useRef<HTMLInputElement>(null)

  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await verifyTotpCode(app.id, code)
    if (!outcome.problem) return onAdded()
    setBusy(false)
    setProblem(outcome.problem.text)
    field.current?.select()
  }

  return (
    <SectionForm
      submitLabel="Verify"
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
      secondaryAction={<Cancel onClick={onCancel} />}
    >
      <p ref={heading} tabIndex={-1}>
        {copy.scan}
      </p>
      <img
        src={app.qrCode}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
        className="rounded-sm border border-hairline bg-white"
      />
      <div>
        <p className="text-sm text-muted">{copy.manualKey}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          <code className="font-mono text-sm wrap-anywhere select-all">
            {formatRecoveryCode(app.secret).replaceAll('-', ' ')}
          </code>
          <CopyButton text={app.secret} label="Copy key" />
        </p>
      </div>
      <CodeField ref={field} readOnly={isBusy} hint={copy.enterCode} value={code} onType={setCode} />
    </SectionForm>
  )
}

const Cancel = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" wide onClick={onClick}>
    Cancel
  </Button>
)

/** “Authenticator app”, with a number if that name is taken. */
function unusedName(apps: readonly Factor[]): string {
  const taken = new Set(apps.map(({ friendly_name }) => friendly_name))
  const baseName = 'Authenticator app'
  for (let number = 1; ; number++) {
    const name = number === 1 ? baseName : `${baseName} ${number}`
    if (!taken.has(name)) return name
  }
}
