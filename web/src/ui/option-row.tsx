import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type OptionRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  mark?: ReactNode
  /** Smaller spacing for pages with several questions. */
  isCompact?: boolean
}

/** A radio button whose whole row is clickable; `mark` is shown at the end of the row. */
export function OptionRow({ children, mark, isCompact, className, ...input }: OptionRowProps) {
  return (
    <label
      className={classNames(
        'flex cursor-pointer items-center rounded-md border border-hairline bg-surface transition-colors',
        isCompact
          ? 'min-h-12 gap-3 px-3 py-2 leading-snug sm:px-5'
          : 'min-h-14 gap-4 px-4 py-3 sm:px-5 sm:py-3.5',
        'hover:border-brand has-checked:border-brand has-checked:bg-wash has-disabled:cursor-default',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input type="radio" {...input} className="size-5 shrink-0 outline-none" />
      <span className="min-w-0 flex-1">{children}</span>
      {mark}
    </label>
  )
}
