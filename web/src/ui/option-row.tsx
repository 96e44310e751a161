import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type OptionRowProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; mark?: ReactNode }

/** One radio choice as a whole row that lights up; `mark` stands at the far end. */
export function OptionRow({ children, mark, className, ...input }: OptionRowProps) {
  return (
    <label
      className={classNames(
        'flex min-h-14 cursor-pointer items-center gap-4 rounded-md border border-hairline bg-surface px-5 py-3.5 transition-colors',
        'hover:border-brand has-checked:border-brand has-checked:bg-wash has-disabled:cursor-default',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input type="radio" {...input} className="size-5 shrink-0 accent-brand outline-none" />
      <span className="min-w-0 flex-1">{children}</span>
      {mark}
    </label>
  )
}
