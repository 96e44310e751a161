import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  floats?: boolean
  /** For the one thing to do next on a page. */
  isNext?: boolean
}

/** A panel with a border, or a shadow if it floats. */
export function Card({ floats = false, isNext = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-md border bg-surface p-6 sm:p-8',
        isNext ? 'border-brand' : 'border-hairline',
        floats && 'shadow-float',
        className,
      )}
    />
  )
}
