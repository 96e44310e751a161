import { accountCopy } from '@course/content/site/pages/account'
import { accountMessages } from '@course/contract/accounts'
import { PASSWORD_MIN_CHARACTERS, validatePassword } from '@course/contract/auth/passwords'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { changePassword } from './api.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'

const { password: copy } = accountCopy
const empty = { current: '', next: '', signsOutOthers: true }

export function PasswordSection({ user }: SectionProps) {
  const [typed, setTyped] = useState(empty)
  const { isBusy, problem, field, setError, send } = useForm<'current' | 'next'>()
  const { revalidate } = useRevalidator()
  const toast = useToast()

  async function submit() {
    const { current, next, signsOutOthers } = typed
    if (current === '') return setError({ field: 'current', text: accountMessages.required('Password') })
    const text = validatePassword(next)
    if (text) return setError({ field: 'next', text })
    const isChanged = await send(
      () => changePassword(next, current, !signsOutOthers),
      (code) => fields[code ?? ''],
    )
    if (!isChanged) return
    setTyped(empty)
    toast(copy.changed)
    revalidate()
  }

  return (
    <SectionFrame title={copy.title} intro={copy.intro}>
      <SectionForm submitLabel="Change password" isBusy={isBusy} problem={problem} onSubmit={submit}>
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly autoComplete="username" value={user.email ?? ''} />
        <PasswordField
          {...field('current')}
          label="Current password"
          name="current-password"
          value={typed.current}
          onChange={(event) => setTyped({ ...typed, current: event.target.value })}
        />
        <ForgotPassword />
        <PasswordField
          {...field('next')}
          label="New password"
          name="new-password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_CHARACTERS} characters.`}
          value={typed.next}
          onChange={(event) => setTyped({ ...typed, next: event.target.value })}
        />
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
      </SectionForm>
    </SectionFrame>
  )
}

const fields: Record<string, 'current' | 'next'> = {
  current_password_invalid: 'current',
  weak_password: 'next',
  same_password: 'next',
}
