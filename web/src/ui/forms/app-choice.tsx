import { classNames } from '../class-names.ts'
import { controlClass, FieldFrame } from '../field.tsx'

type AppChoiceProps = {
  apps: readonly { id: string; friendly_name?: string }[]
  value: string
  disabled: boolean
  onChoose: (id: string) => void
}

/** Which of several authenticator apps the code is from. */
export const AppChoice = ({ apps, value, disabled, onChoose }: AppChoiceProps) => (
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
