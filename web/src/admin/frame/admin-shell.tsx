import { hasPermission } from '@course/contract/admin/admin'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { StaffMe } from '../kit/admin-me.ts'
import { AdminSearch } from './admin-search.tsx'
import { adminPages } from './navigation.ts'

type ShellProps = {
  me: StaffMe
  /** Another one closes the menu, also when it leads to the same page. */
  locationKey: string
  children: ReactNode
}

/** The navigation is a sidebar on wide screens and a menu on phones. */
export function AdminShell({ me, locationKey, children }: ShellProps) {
  const navigation = <Navigation me={me} />
  return (
    <div className="admin shell grid grid-cols-[minmax(0,1fr)] gap-x-12 pb-8 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-12">
      <div className="relative">
        <div className="lg:sticky lg:top-8">
          {/* Beside the menu on phones. */}
          <div className="lg:mb-3 max-lg:absolute max-lg:top-1 max-lg:right-0">
            <AdminSearch me={me} />
          </div>
          <details key={locationKey} className="mb-5 border-b border-hairline lg:hidden">
            <summary className="min-h-12 gap-2 rounded-sm font-semibold text-brand">
              <Icon name="menu" className="size-5" />
              Menu
            </summary>
            {navigation}
          </details>
          <div className="max-lg:hidden">{navigation}</div>
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function Navigation({ me }: { me: ShellProps['me'] }) {
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-1 lg:gap-0.5">
        {adminPages
          .filter(({ permission }) => hasPermission(me.role, permission))
          .map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={path}
                end={path === '/admin'}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-11 items-center justify-between gap-3 rounded-md px-4 lg:min-h-10 text-sm font-semibold transition-colors hover:bg-wash',
                    isActive ? 'bg-wash text-brand' : 'text-muted hover:text-ink',
                  )
                }
              >
                {label}
                {path === '/admin/alarms' && me.openAlarms !== null && me.openAlarms > 0 && (
                  <Badge tone="warning" className="tabular">
                    {me.openAlarms}
                    <span className="sr-only"> open</span>
                  </Badge>
                )}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
