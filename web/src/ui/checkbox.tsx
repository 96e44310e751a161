import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  /** While a change is being saved. Not `disabled`, because that would drop the keyboard focus. */
  isBusy?: boolean
}

/** A checkbox with its label and hint, which can be clicked as well. Accepts all attributes of <input>. */
export function Checkbox({ label, hint, isBusy = false, className, ...input }: CheckboxProps) {
  const id = useId()
  const hintId = `${id}hint`
  return (
    <label
      className={classNames(
        'flex min-h-10 cursor-pointer gap-3',
        hint ? 'items-start' : 'items-center',
        className,
      )}
    >
      <input
        type="checkbox"
        aria-labelledby={id}
        aria-describedby={hint ? hintId : undefined}
        aria-busy={isBusy || undefined}
        {...input}
        className={classNames('size-5 shrink-0', hint ? 'mt-1' : '')}
      />
      <span className="min-w-0">
        <span id={id}>{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
