import { shellCopy } from '@course/content/site/shell'
import { Select } from './field.tsx'

type AuthenticatorAppSelectProps = { apps: readonly { id: string; friendly_name?: string }[] }

/** The form field `factorId`: a choice for accounts with several authenticator apps. */
export function AuthenticatorAppSelect({ apps }: AuthenticatorAppSelectProps) {
  if (apps.length < 2) return <input type="hidden" name="factorId" value={apps[0]?.id ?? ''} />
  return (
    <Select label={shellCopy.authenticatorApp} name="factorId">
      {apps.map(({ id, friendly_name }) => (
        <option key={id} value={id}>
          {friendly_name || shellCopy.authenticatorApp}
        </option>
      ))}
    </Select>
  )
}
