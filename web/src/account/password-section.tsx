import { accountCopy } from '@course/content/site/pages/account'
import {
  PASSWORD_MIN_CHARACTERS,
  STAFF_PASSWORD_MIN_CHARACTERS,
  validatePassword,
} from '@course/contract/auth/passwords'
import type { User } from '@supabase/auth-js'
import { hasOwnPassword } from '../app/clients/sudo-mode.ts'
import { useMutation } from '../app/saving/use-mutation.ts'
import { useIsAdministrator } from '../app/session/administrator.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { changePassword } from './requests.ts'

const { password: copy } = accountCopy

/** `signsOutOthers` is a checkbox. */
type Values = { password: string; signsOutOthers?: string }

/** Users with a temporary password set one of their own; everyone else changes theirs. */
export function PasswordSection({ user }: { user: User }) {
  const isFirst = !hasOwnPassword(user)
  const minCharacters = useIsAdministrator() ? STAFF_PASSWORD_MIN_CHARACTERS : PASSWORD_MIN_CHARACTERS
  const change = useMutation(
    ({ password, signsOutOthers }: Values) => changePassword(password, !isFirst && !signsOutOthers),
    { success: isFirst ? copy.set : copy.changed, revalidates: true },
  )
  return (
    <SectionFrame id="password" title={copy.title} intro={isFirst ? copy.setIntro : copy.intro}>
      <Form
        mutation={change}
        rules={{ password: (typed) => validatePassword(typed, minCharacters) }}
        errorFields={{ weak_password: 'password', same_password: 'password' }}
        submitLabel={isFirst ? copy.setFirst : copy.change}
        submitVariant={isFirst ? 'primary' : 'secondary'}
        resetsOnSuccess
      >
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly autoComplete="username" value={user.email ?? ''} />
        <PasswordField
          label={copy.password}
          name="password"
          autoComplete="new-password"
          hint={copy.rule(minCharacters)}
        />
        {!isFirst && (
          <Checkbox name="signsOutOthers" defaultChecked label={copy.others} hint={copy.othersHint} />
        )}
      </Form>
    </SectionFrame>
  )
}
