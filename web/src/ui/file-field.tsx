import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, FieldFrame } from './field.tsx'

type FileFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

/** A labeled file input. Accepts all attributes of <input>. */
export function FileField({ label, hint, error, className, ...input }: FileFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(controlProps) => (
        <input
          {...input}
          {...controlProps}
          type="file"
          className={classNames(controlClass, 'file:mr-4 file:font-semibold file:text-brand')}
        />
      )}
    </FieldFrame>
  )
}
