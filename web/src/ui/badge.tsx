import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  neutral: 'border-hairline bg-surface text-muted',
  brand: 'border-transparent bg-wash text-brand',
  success: 'border-transparent bg-success-wash text-success',
  warning: 'border-transparent bg-warning-wash text-warning',
}

type BadgeProps = { tone?: keyof typeof tones; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center whitespace-nowrap rounded-full border px-3 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
