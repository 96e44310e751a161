import type { Permission } from '@course/contract/admin/admin'

type AdminPage = {
  path: string
  label: string
  /** Who may open it; others do not see it. */
  permission: Permission
}

/** Pages of the admin area in navigation order, each shown to roles with its permission. */
export const adminPages: readonly AdminPage[] = [
  { path: '/admin', label: 'Overview', permission: 'numbers' },
  { path: '/admin/customers', label: 'Customers', permission: 'customers' },
  { path: '/admin/payments', label: 'Payments', permission: 'money' },
  { path: '/admin/funnel', label: 'Funnel', permission: 'numbers' },
  { path: '/admin/quizzes', label: 'Quizzes', permission: 'numbers' },
  { path: '/admin/certificates', label: 'Certificates', permission: 'learning' },
  { path: '/admin/feedback', label: 'Feedback', permission: 'feedback' },
  { path: '/admin/mail', label: 'Email', permission: 'mail' },
  { path: '/admin/media', label: 'Media', permission: 'texts' },
  { path: '/admin/alarms', label: 'Alarms', permission: 'alarms' },
  { path: '/admin/log', label: 'Audit log', permission: 'log' },
  { path: '/admin/team', label: 'Team', permission: 'team' },
]

/** The entry of the navigation that an address belongs to: `/admin/customers/1` is one of the customers. */
export const findAdminPage = (pathname: string): AdminPage | undefined =>
  adminPages.find(({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
