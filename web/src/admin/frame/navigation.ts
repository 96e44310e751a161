import type { Permission } from '@course/contract/admin/admin'

type AdminPage = {
  path: string
  label: string
  /** The heading, if it differs from the label. */
  title?: string
  permission: Permission
}

type AdminGroup = { title?: string; pages: readonly AdminPage[] }

/** In navigation order. Roles without the permission do not see the page, and its loader requests nothing. */
export const adminGroups: readonly AdminGroup[] = [
  {
    pages: [
      { path: '/admin', label: 'Overview', title: 'Admin Dashboard', permission: 'numbers' },
      { path: '/admin/alarms', label: 'Alarms', permission: 'alarms' },
    ],
  },
  {
    title: 'People',
    pages: [
      { path: '/admin/customers', label: 'Customers', permission: 'customers' },
      { path: '/admin/feedback', label: 'Feedback', permission: 'feedback' },
      { path: '/admin/mail', label: 'Email', permission: 'mail' },
      { path: '/admin/announcements', label: 'Announcements', permission: 'announcements' },
    ],
  },
  {
    title: 'Money',
    pages: [
      { path: '/admin/payments', label: 'Payments', permission: 'money' },
      { path: '/admin/codes', label: 'Codes', permission: 'texts' },
      { path: '/admin/funnel', label: 'Funnel', permission: 'numbers' },
    ],
  },
  {
    title: 'Course',
    pages: [
      { path: '/admin/quizzes', label: 'Quizzes', permission: 'numbers' },
      { path: '/admin/certificates', label: 'Certificates', permission: 'learning' },
      { path: '/admin/media', label: 'Media', permission: 'texts' },
    ],
  },
  {
    title: 'Setup',
    pages: [
      { path: '/admin/site', label: 'Site', permission: 'texts' },
      { path: '/admin/mail-texts', label: 'Email texts', permission: 'texts' },
      { path: '/admin/team', label: 'Team', permission: 'team' },
      { path: '/admin/log', label: 'Audit log', permission: 'log' },
    ],
  },
]

export const adminPages: readonly AdminPage[] = adminGroups.flatMap(({ pages }) => pages)

/** The navigation entry of a path: `/admin/customers/1` belongs to `/admin/customers`. */
export const findAdminPage = (pathname: string): AdminPage | undefined =>
  adminPages.find(({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
