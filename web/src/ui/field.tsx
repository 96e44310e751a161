import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { useFormField } from './form-context.ts'

export const controlClass = classNames(
  'block w-full min-h-12 rounded-md border border-outline bg-surface px-4 py-2 text-base text-ink',
  'transition-colors placeholder:text-muted hover:border-brand focus-visible:border-brand',
  'aria-invalid:border-error disabled:bg-paper disabled:text-muted',
)

type FrameProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** Renders the control with the attributes that link it to its label, hint and error. */
  children: (controlProps: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/** Label above, control, then hint and error below; the error is announced when it appears. */
export function FieldFrame({ label, hint, error, className, children }: FrameProps) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = classNames(hint ? hintId : '', error ? errorId : '') || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-1.5 text-sm font-medium text-error">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

type SelectProps = ComponentProps<'select'> & FieldTextProps

/** A labeled select with `<option>` children. */
export function Select({ label, hint, error, className, ...select }: SelectProps) {
  const { readOnly, ...field } = useFormField(select.name)
  return (
    <FieldFrame label={label} hint={hint} error={error ?? field.error} className={className}>
      {(controlProps) => (
        <select
          disabled={readOnly}
          {...select}
          {...controlProps}
          className={classNames(controlClass, 'pr-10 text-ellipsis')}
        />
      )}
    </FieldFrame>
  )
}

type FieldTextProps = { label: string; hint?: ReactNode; error?: string | undefined }

/** A labeled text input. Accepts all attributes of <input>. In a `<Form>` its name finds its error. */
export function Field({ label, hint, error, className, ...input }: ComponentProps<'input'> & FieldTextProps) {
  const { readOnly, ...field } = useFormField(input.name)
  return (
    <FieldFrame label={label} hint={hint} error={error ?? field.error} className={className}>
      {(controlProps) => (
        <input type="text" readOnly={readOnly} {...input} {...controlProps} className={controlClass} />
      )}
    </FieldFrame>
  )
}

/** A labeled text area that grows with its content where the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...area
}: ComponentProps<'textarea'> & FieldTextProps) {
  const { readOnly, ...field } = useFormField(area.name)
  return (
    <FieldFrame label={label} hint={hint} error={error ?? field.error} className={className}>
      {(controlProps) => (
        <textarea
          rows={3}
          readOnly={readOnly}
          {...area}
          {...controlProps}
          className={classNames(controlClass, 'field-sizing-content min-h-24')}
        />
      )}
    </FieldFrame>
  )
}
