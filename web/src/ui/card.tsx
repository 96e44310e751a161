import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & { floats?: boolean }

/** A panel with a border, or a shadow if it floats. */
export function Card({ floats = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-md border border-hairline bg-surface p-6 sm:p-8',
        floats && 'shadow-float',
        className,
      )}
    />
  )
}
