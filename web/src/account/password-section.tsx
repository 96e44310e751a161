import { accountTexts } from '@course/content/site/pages/account'
import { accountMessages } from '@course/contract/accounts'
import { PASSWORD_MIN_CHARACTERS, passwordProblem } from '@course/contract/auth/passwords'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { changePassword } from './api.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'

const { password: texts } = accountTexts
const empty = { current: '', next: '', endsOthers: true }

/** The change from the present password to a new one. */
export function PasswordSection({ user }: SectionProps) {
  const [typed, setTyped] = useState(empty)
  const { isBusy, problem, field, refuse, send } = useForm<'current' | 'next'>()
  const { revalidate } = useRevalidator()
  const toast = useToast()

  async function submit() {
    const { current, next, endsOthers } = typed
    if (current === '') return refuse({ field: 'current', text: accountMessages.required('Password') })
    const text = passwordProblem(next)
    if (text) return refuse({ field: 'next', text })
    const isChanged = await send(
      () => changePassword(next, current, !endsOthers),
      (code) => fields[code ?? ''],
    )
    if (!isChanged) return
    setTyped(empty)
    toast(texts.changed)
    revalidate()
  }

  return (
    <SectionFrame title={texts.title} intro={texts.intro}>
      <SectionForm submitLabel="Change password" isBusy={isBusy} problem={problem} onSubmit={submit}>
        {/* For password managers, which would not know whose password this is. */}
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
            checked={typed.endsOthers}
            onChange={(event) => setTyped({ ...typed, endsOthers: event.target.checked })}
            className="mt-1 size-5 shrink-0 accent-brand"
          />
          <span>
            {texts.others}
            <span className="block text-sm text-muted">{texts.othersHint}</span>
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
