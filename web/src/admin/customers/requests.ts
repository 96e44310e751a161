import type { CursorPage, StaffRole } from '@course/contract/admin/admin'
import type {
  CustomerAttempt,
  CustomerDetails,
  CustomerMail,
  CustomerPage,
  CustomerPayment,
  TimelineEvent,
} from '@course/contract/admin/customers'
import { RequestError } from '../../app/clients/request-error.ts'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { customerFilters } from './customer-filters.ts'
import { customerTabIn } from './customer-tabs.ts'

type TabContent =
  | { tab: 'timeline'; page: Pick<CursorPage<TimelineEvent>, 'rows' | 'older'> }
  | { tab: 'learning'; page: CursorPage<CustomerAttempt> }
  | { tab: 'payments'; rows: readonly CustomerPayment[] }
  | { tab: 'mails'; page: CursorPage<CustomerMail> }

export type CustomerScreenData = { customer: CustomerDetails; content: TabContent }

export async function fetchCustomers(searchParams: URLSearchParams): Promise<CustomerPage> {
  const filters = customerFilters(searchParams)
  try {
    return await callAdmin('admin-customers', {
      ...filters,
      ...pickParams(searchParams, ['cursor']),
    })
  } catch (error) {
    // The cursor belongs to a search in another tab; start at the first page.
    if (error instanceof RequestError && error.code === 'admin.invalid_cursor')
      return callAdmin('admin-customers', filters)
    throw error
  }
}

export async function fetchCustomer(
  id: string,
  searchParams: URLSearchParams,
  role: StaffRole,
): Promise<CustomerScreenData> {
  const [customer, content] = await Promise.all([
    callAdmin('admin-customer', { id }),
    fetchTab(id, searchParams, role),
  ])
  return { customer, content }
}

async function fetchTab(id: string, searchParams: URLSearchParams, role: StaffRole): Promise<TabContent> {
  const body = { id, ...pickParams(searchParams, ['cursor']) }
  const tab = customerTabIn(searchParams, role)
  switch (tab) {
    case 'timeline': {
      const kind = searchParams.get('kind')
      return {
        tab,
        page: await callAdmin('admin-customer-timeline', { ...body, ...(kind && { kinds: [kind] }) }),
      }
    }
    case 'learning':
      return { tab, page: await callAdmin('admin-customer-attempts', body) }
    case 'payments':
      return { tab, rows: await callAdmin('admin-customer-payments', { id }) }
    case 'mails':
      return { tab, page: await callAdmin('admin-customer-mails', body) }
  }
}
