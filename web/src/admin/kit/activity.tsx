import type { Change } from '@course/contract/admin/admin'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Changes } from './changes.tsx'
import { Time } from './time.tsx'

type ActivityProps = {
  at: string
  /** Its kind. */
  badge?: ReactNode
  by?: string | null
  reason?: string | null
  change?: Change | null
  children: ReactNode
}

/** What happened and when, as an item of a list. */
export const Activity = ({ at, badge, by, reason, change, children }: ActivityProps) => (
  <li
    className={classNames(
      'grid items-baseline gap-x-4 gap-y-1 border-b border-hairline py-2 text-sm sm:py-3',
      badge
        ? 'grid-cols-[auto_minmax(0,1fr)] sm:grid-cols-[6rem_minmax(0,1fr)_auto]'
        : 'sm:grid-cols-[minmax(0,1fr)_auto]',
    )}
  >
    {badge && <span>{badge}</span>}
    <span className={classNames('wrap-anywhere', Boolean(badge) && 'max-sm:order-1 max-sm:col-span-2')}>
      {children}
      {by && <span className="block text-xs text-muted">by {by}</span>}
      {reason && <span className="block text-xs text-muted">Reason: {reason}</span>}
      {change && <Changes change={change} />}
    </span>
    <span className={classNames('text-xs text-muted', Boolean(badge) && 'max-sm:text-right')}>
      <Time at={at} />
    </span>
  </li>
)
