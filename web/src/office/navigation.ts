import type { Right } from '@course/contract/office/office'

type OfficePage = {
  path: string
  label: string
  /** Who may open it; others do not see it. */
  right: Right
}

/** The pages of the office in the order of its navigation: a new page is a line here, and is shown to who may open it. */
export const officePages: readonly OfficePage[] = [
  { path: '/admin', label: 'Overview', right: 'numbers' },
  { path: '/admin/customers', label: 'Customers', right: 'customers' },
  { path: '/admin/payments', label: 'Payments', right: 'money' },
  { path: '/admin/funnel', label: 'Funnel', right: 'numbers' },
  { path: '/admin/quizzes', label: 'Quizzes', right: 'numbers' },
  { path: '/admin/certificates', label: 'Certificates', right: 'learning' },
  { path: '/admin/feedback', label: 'Feedback', right: 'feedback' },
  { path: '/admin/mail', label: 'Mail', right: 'mail' },
  { path: '/admin/media', label: 'Media', right: 'texts' },
  { path: '/admin/alarms', label: 'Alarms', right: 'alarms' },
  { path: '/admin/log', label: 'Log', right: 'log' },
  { path: '/admin/team', label: 'Team', right: 'team' },
]

/** The entry of the navigation that an address belongs to: `/admin/customers/1` is one of the customers. */
export const officePageOf = (pathname: string): OfficePage | undefined =>
  officePages.find(({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
