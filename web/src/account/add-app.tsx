import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { FACTOR_NAME_MAX_CHARACTERS, formatRecoveryCode } from '@course/contract/account/factors'
import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { verifyTotpCode } from '../app/clients/second-factor.ts'
import { useMutation } from '../app/saving/use-mutation.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { focusOnMount, selectOnMount } from '../ui/focus-on-mount.ts'
import { Form } from '../ui/form.tsx'
import { TotpField } from '../ui/totp-field.tsx'
import { type NewApp, startAppEnrollment } from './second-factor-requests.ts'

const { section: copy } = accountSecurityCopy

type AddAppProps = { apps: readonly Factor[]; onAdded: () => void | Promise<void>; onCancel: () => void }

/** Two steps: name the app, then scan the QR code and enter the first code. */
export function AddApp({ apps, onAdded, onCancel }: AddAppProps) {
  const [app, setApp] = useState<NewApp>()
  const start = useMutation(({ name }: { name: string }) => startAppEnrollment(name.trim()), {
    onSuccess: setApp,
  })
  if (app) return <FirstCode app={app} onAdded={onAdded} onCancel={onCancel} />
  return (
    <Form mutation={start} submitLabel={copy.continue} onCancel={onCancel}>
      <Field
        ref={selectOnMount}
        label={copy.name}
        name="name"
        hint={copy.nameHint}
        maxLength={FACTOR_NAME_MAX_CHARACTERS}
        autoComplete="off"
        defaultValue={unusedName(apps)}
      />
    </Form>
  )
}

type FirstCodeProps = Pick<AddAppProps, 'onAdded' | 'onCancel'> & { app: NewApp }

function FirstCode({ app, onAdded, onCancel }: FirstCodeProps) {
  const verify = useMutation(({ code }: { code: string }) => verifyTotpCode(app.id, code), {
    onSuccess: onAdded,
  })
  return (
    <Form mutation={verify} submitLabel={copy.verify} onCancel={onCancel}>
      {/* Focus the instructions, which come before the QR code and the field. */}
      <p ref={focusOnMount} tabIndex={-1}>
        {copy.scan}
      </p>
      <img
        src={app.qrCode}
        alt={copy.qrCode}
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
          <CopyButton text={app.secret} label={copy.copyKey} />
        </p>
      </div>
      <TotpField hint={copy.enterCode} />
    </Form>
  )
}

/** “Authenticator app”, with a number if that name is taken. */
function unusedName(apps: readonly Factor[]): string {
  const taken = new Set(apps.map(({ friendly_name }) => friendly_name))
  const baseName = copy.app
  for (let number = 1; ; number++) {
    const name = number === 1 ? baseName : `${baseName} ${number}`
    if (!taken.has(name)) return name
  }
}
