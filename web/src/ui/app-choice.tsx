import { classNames } from './class-names.ts'
import { controlClass, FieldFrame } from './field.tsx'

type AuthenticatorAppSelectProps = {
  apps: readonly { id: string; friendly_name?: string }[]
  value: string
  disabled: boolean
  onChoose: (id: string) => void
}

/** Select for accounts with several authenticator apps. */
export const AuthenticatorAppSelect = ({ apps, value, disabled, onChoose }: AuthenticatorAppSelectProps) => (
  <FieldFrame label="Authenticator app">
    {(controlProps) => (
      <select
        {...controlProps}
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
        className={classNames(controlClass, 'pr-8')}
      >
        {apps.map(({ id, friendly_name }) => (
          <option key={id} value={id}>
            {friendly_name || 'Authenticator app'}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
)
