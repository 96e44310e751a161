import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  info: 'border-brand bg-wash text-ink',
  success: 'border-success bg-success-wash text-success',
  warning: 'border-warning bg-warning-wash text-warning',
  error: 'border-error bg-error-wash text-error',
}

type AlertProps = { tone?: keyof typeof tones; className?: string; children: ReactNode }

/** A message box. Screen readers announce errors immediately and other tones politely. */
export function Alert({ tone = 'info', className, children }: AlertProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('rounded-md border px-4 py-3 text-sm font-medium', tones[tone], className)}
    >
      {children}
    </div>
  )
}
