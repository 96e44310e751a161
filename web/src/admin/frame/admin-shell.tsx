import { hasPermission } from '@course/contract/admin/admin'
import { type ReactNode, useId } from 'react'
import { NavLink } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { StaffMe } from '../kit/admin-me.ts'
import { AdminSearch } from './admin-search.tsx'
import { adminGroups } from './navigation.ts'

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
    <div className="admin shell grid grid-cols-[minmax(0,1fr)] gap-x-12 pb-8 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-10">
      <div className="relative">
        <div className="lg:-mx-2 lg:sticky lg:top-0 lg:max-h-dvh lg:-mt-2 lg:overflow-y-auto lg:px-2 lg:py-2">
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
  const id = useId()
  const groups = adminGroups.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ permission }) => hasPermission(me.role, permission)),
  }))
  return (
    <nav aria-label="Admin" className="grid gap-4 max-lg:pb-4 lg:gap-3.5">
      {groups
        .filter(({ pages }) => pages.length > 0)
        .map(({ title, pages }) => (
          <div key={pages[0]?.path}>
            {title && (
              <p id={`${id}${title}`} className="mb-1 px-4 text-xs font-semibold text-muted">
                {title}
              </p>
            )}
            <ul
              aria-labelledby={title && `${id}${title}`}
              className="grid gap-x-2 max-lg:grid-cols-2 sm:max-lg:grid-cols-4"
            >
              {pages.map(({ path, label }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    end={path === '/admin'}
                    className={({ isActive }) =>
                      classNames(
                        'flex min-h-11 items-center justify-between gap-3 rounded-md px-4 text-sm font-semibold transition-colors hover:bg-wash lg:min-h-9',
                        isActive ? 'bg-wash text-brand' : 'text-ink',
                      )
                    }
                  >
                    {label}
                    <PageBadge path={path} me={me} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}

/** What is open on a page. */
function PageBadge({ path, me: { openAlarms, mfaPrompt } }: { path: string; me: ShellProps['me'] }) {
  if (path === '/admin/alarms' && openAlarms !== null && openAlarms > 0)
    return (
      <Badge tone="warning" className="tabular">
        {openAlarms}
        <span className="sr-only"> open</span>
      </Badge>
    )
  if (path === '/admin/team' && mfaPrompt === 'asked') return <Badge tone="warning">2FA off</Badge>
}
