import { shellCopy } from '@course/content/site/shell'
import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, FieldFrame } from './field.tsx'
import { useFormField } from './form-context.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  hint?: ReactNode
  error?: string
}

/** A password with a show/hide toggle. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const { readOnly, ...field } = useFormField(input.name)
  return (
    <FieldFrame label={label} hint={hint} error={error ?? field.error} className={className}>
      {(controlProps) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            readOnly={readOnly}
            {...input}
            {...controlProps}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(controlClass, 'pr-14')}
          />
          <button
            type="button"
            aria-controls={controlProps.id}
            onClick={() => setShown(!isShown)}
            disabled={input.disabled}
            className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-sm text-muted transition-colors hover:text-brand"
          >
            {/* Text instead of aria-label, so that only the field itself is labeled "Password". */}
            <span className="sr-only">{isShown ? shellCopy.hidePassword : shellCopy.showPassword}</span>
            <EyeIcon isCrossed={isShown} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" strokeLinejoin="round" />
      <circle cx="12" cy="12" r="3" />
      {isCrossed && <path d="m4 4 16 16" strokeLinecap="round" />}
    </svg>
  )
}
