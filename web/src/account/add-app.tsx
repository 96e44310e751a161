import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { FACTOR_NAME_MAX_CHARACTERS, formatRecoveryCode } from '@course/contract/account/factors'
import type { Factor } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { verifyTotpCode } from '../app/clients/second-factor.ts'
import { useMutation } from '../app/use-mutation.tsx'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Form } from '../ui/form.tsx'
import { type NewApp, startAppEnrollment } from './second-factor-requests.ts'
import { SectionForm } from './section-form.tsx'
import { useSensitiveAction } from './use-sensitive-action.ts'

const { section: copy } = accountSecurityCopy

type AddAppProps = { apps: readonly Factor[]; onAdded: () => void | Promise<void>; onCancel: () => void }

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

type FirstCodeProps = Pick<AddAppProps, 'onAdded' | 'onCancel'> & { app: NewApp }

function FirstCode({ app, onAdded, onCancel }: FirstCodeProps) {
  const verify = useMutation(({ code }: { code: string }) => verifyTotpCode(app.id, code), {
    onSuccess: onAdded,
  })
  return (
    <Form mutation={verify} submitLabel="Verify" onCancel={onCancel}>
      {/* Focus the instructions, which come before the QR code and the field. */}
      <p ref={focusOnMount} tabIndex={-1}>
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
      <CodeField hint={copy.enterCode} />
    </Form>
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
