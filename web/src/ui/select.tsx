import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, FieldFrame } from './field.tsx'

type SelectProps = ComponentProps<'select'> & { label: string; hint?: ReactNode; error?: string }

/** The browser's own select in the house's clothes; give it <option> children. */
export function Select({ label, hint, error, className, children, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(tie) => (
        <div className="relative">
          <select {...select} {...tie} className={classNames(controlClass, 'appearance-none pr-11')}>
            {children}
          </select>
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="pointer-events-none absolute right-4 top-1/2 size-4 -translate-y-1/2 text-muted"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="m5 9 7 7 7-7" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </div>
      )}
    </FieldFrame>
  )
}
