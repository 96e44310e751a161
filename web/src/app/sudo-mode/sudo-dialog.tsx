import { sudoDialogCopy as copy } from '@course/content/site/auth/sudo-dialog'
import { shellCopy } from '@course/content/site/shell'
import { validateRequired } from '@course/contract/accounts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { AuthenticatorAppSelect } from '../../ui/authenticator-app-select.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { TotpField } from '../../ui/totp-field.tsx'
import { verifiedTotpFactors, verifyTotpCode } from '../clients/second-factor.ts'
import {
  hasOwnPassword,
  openSudoModeWithPasskey,
  openSudoModeWithPassword,
  requestPasswordLink,
  supportsPasskeyInSudoMode,
} from '../clients/sudo-mode.ts'
import { useMutation } from '../saving/use-mutation.ts'
import { useSession } from '../session/session.tsx'

type SudoDialogProps = { onClose: (isInSudoMode: boolean) => void }

/** Opens sudo mode. Shown by `useMutation` when the server asks for it. */
export const SudoDialog = ({ onClose }: SudoDialogProps) => (
  <Dialog title={copy.title} onClose={() => onClose(false)}>
    <div className="mt-5 grid gap-5">
      <SudoForm onClose={onClose} />
    </div>
  </Dialog>
)

type Method = 'password' | 'code' | 'link'
type Values = { password?: string; code?: string; factorId?: string }

/** Asks for the password or a code, whichever the account has; a passkey works as well. */
function SudoForm({ onClose }: SudoDialogProps) {
  const { user } = useSession()
  const email = user?.email ?? ''
  const apps = user ? verifiedTotpFactors(user) : []
  const methods: Method[] = [
    ...(user && hasOwnPassword(user) ? (['password'] as const) : []),
    ...(apps.length > 0 ? (['code'] as const) : []),
  ]
  const [chosen, setChosen] = useState<Method>()
  const method = chosen && methods.includes(chosen) ? chosen : (methods[0] ?? 'link')
  const other = methods.find((one) => one !== method)
  const [isLinkSent, setLinkSent] = useState(false)
  const confirm = useMutation<Values>(
    async ({ password = '', code = '', factorId = '' }) => {
      if (method === 'link') await requestPasswordLink(email)
      else if (method === 'code') await verifyTotpCode(factorId, code)
      else await openSudoModeWithPassword(password)
    },
    { opensSudoDialog: false, onSuccess: () => (method === 'link' ? setLinkSent(true) : onClose(true)) },
  )
  const confirmWithPasskey = useMutation(openSudoModeWithPasskey, {
    opensSudoDialog: false,
    describeError: (error) => (error.isFromBrowser ? copy.passkeyFailed : undefined),
    onSuccess: () => onClose(true),
  })

  const passkeyButton = supportsPasskeyInSudoMode() && (
    <Button variant="quiet" wide onClick={() => !confirm.isPending && void confirmWithPasskey.run()}>
      {copy.usePasskey}
    </Button>
  )
  if (isLinkSent) {
    return (
      <>
        <Alert tone="success" className="wrap-anywhere">
          {copy.linkSent(email)}
        </Alert>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" wide onClick={() => onClose(false)}>
            {shellCopy.cancel}
          </Button>
          {passkeyButton}
        </div>
      </>
    )
  }
  return (
    <Form
      key={method}
      mutation={confirm}
      // An empty field is not a wrong password to the server, so it is checked here.
      rules={rulesOf[method]}
      submitLabel={method === 'link' ? copy.mailLink : copy.confirm}
      onCancel={() => onClose(false)}
      moreActions={
        <>
          {other && (
            <Button
              variant="quiet"
              wide
              onClick={() => {
                setChosen(other)
                confirm.reset()
              }}
            >
              {other === 'code' ? copy.useApp : copy.usePassword}
            </Button>
          )}
          {passkeyButton}
        </>
      }
    >
      <p
        ref={method === 'link' ? focusOnMount : undefined}
        tabIndex={method === 'link' ? -1 : undefined}
        className="-mt-3 text-sm text-muted"
      >
        {introOf[method]}
      </p>
      {method === 'code' && (
        <>
          <AuthenticatorAppSelect apps={apps} />
          <TotpField takesFocus />
        </>
      )}
      {method === 'password' && (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            ref={focusOnMount}
            label={copy.passwordField}
            name="password"
            required
            data-retyped
          />
          <p className="-mt-3 text-sm">
            <Link to="/password-reset" className="text-link inline-flex min-h-10 items-center rounded-sm">
              {copy.forgotPassword}
            </Link>
          </p>
        </>
      )}
      <ErrorAlert error={confirmWithPasskey.error} />
    </Form>
  )
}

const introOf: Record<Method, string> = {
  password: copy.password,
  code: copy.code,
  link: copy.noPassword,
}

const rulesOf = {
  password: { password: validateRequired(copy.fields.password) },
  code: { code: validateRequired(copy.fields.code) },
  link: {},
}
