import { accountCopy } from '@course/content/site/pages/account'
import {
  PASSWORD_MIN_CHARACTERS,
  STAFF_PASSWORD_MIN_CHARACTERS,
  validatePassword,
} from '@course/contract/auth/passwords'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIsAdministrator } from '../app/administrator.ts'
import { hasOwnPassword } from '../app/clients/confirm-identity.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { changePassword } from './requests.ts'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'
import { useReturnFocus } from './use-return-focus.ts'

const { password: copy } = accountCopy
const empty = { password: '', signsOutOthers: true }

/** Users with a temporary password set one of their own; everyone else changes theirs. */
export function PasswordSection({ user }: SectionProps) {
  const isFirst = !hasOwnPassword(user)
  const minCharacters = useIsAdministrator() ? STAFF_PASSWORD_MIN_CHARACTERS : PASSWORD_MIN_CHARACTERS
  const [typed, setTyped] = useState(empty)
  const { isBusy, problem, field, setError, send, confirmForm } = useForm<'password'>()
  const openerRef = useReturnFocus(confirmForm ? 'change' : undefined)
  const { revalidate } = useRevalidator()
  const toast = useToast()

  async function submit() {
    const { password, signsOutOthers } = typed
    const text = validatePassword(password, minCharacters)
    if (text) return setError({ field: 'password', text })
    const isChanged = await send(
      () => changePassword(password, !signsOutOthers),
      (code) => (code === 'weak_password' || code === 'same_password' ? 'password' : undefined),
    )
    if (!isChanged) return
    setTyped(empty)
    toast(isFirst ? copy.set : copy.changed)
    revalidate()
  }

  return (
    <SectionFrame title={copy.title} intro={isFirst ? copy.setIntro : copy.intro}>
      {confirmForm || (
        <SectionForm
          submitLabel={isFirst ? 'Set a password' : 'Change password'}
          submitRef={openerRef('change')}
          isBusy={isBusy}
          problem={problem}
          onSubmit={submit}
        >
          {/* Tells password managers which account the password belongs to. */}
          <input hidden readOnly autoComplete="username" value={user.email ?? ''} />
          <PasswordField
            {...field('password')}
            label="New password"
            name="new-password"
            autoComplete="new-password"
            hint={`At least ${minCharacters} characters.`}
            value={typed.password}
            onChange={(event) => setTyped({ ...typed, password: event.target.value })}
          />
          {!isFirst && (
            <label className="flex min-h-10 items-start gap-3">
              <input
                type="checkbox"
                checked={typed.signsOutOthers}
                onChange={(event) => setTyped({ ...typed, signsOutOthers: event.target.checked })}
                className="mt-1 size-5 shrink-0 accent-brand"
              />
              <span>
                {copy.others}
                <span className="block text-sm text-muted">{copy.othersHint}</span>
              </span>
            </label>
          )}
        </SectionForm>
      )}
    </SectionFrame>
  )
}
