import { hasPermission, type StaffRole } from '@course/contract/admin/admin'

const tabLabels = {
  timeline: 'Timeline',
  learning: 'Learning',
  payments: 'Payments',
  mails: 'Emails',
} as const

type CustomerTab = keyof typeof tabLabels

const { payments: _, ...tabsWithoutMoney } = tabLabels

/** The tabs of a customer that this role may see. */
export const customerTabs = (role: StaffRole): Partial<Record<CustomerTab, string>> =>
  hasPermission(role, 'money') ? tabLabels : tabsWithoutMoney

/** The tab that the URL names, or the first one if it names none that this role may see. */
export function customerTabIn(searchParams: URLSearchParams, role: StaffRole): CustomerTab {
  const tabs = Object.keys(customerTabs(role)) as CustomerTab[]
  return tabs.find((tab) => tab === searchParams.get('tab')) ?? 'timeline'
}
