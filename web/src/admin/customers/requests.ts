import type { CursorPage, StaffRole } from '@course/contract/admin/admin'
import type {
  CustomerAttempt,
  CustomerDetails,
  CustomerFilters,
  CustomerMail,
  CustomerPage,
  CustomerPayment,
  TimelineEvent,
} from '@course/contract/admin/customers'
import { RequestError } from '../../app/clients/request-error.ts'
import { readStored, removeStored, store } from '../../app/storage/storage.ts'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { customerTabIn } from './customer-tabs.ts'

const SEARCH_KEY = 'admin-customer-search'

/** The search text is often an email, so it stays in the tab instead of the URL. */
export const storedSearchText = (): string =>
  readStored(SEARCH_KEY, (stored) => (typeof stored === 'string' ? stored : undefined), 'tab') ?? ''

export const storeSearchText = (text: string): void =>
  text === '' ? removeStored(SEARCH_KEY, 'tab') : store(SEARCH_KEY, text, 'tab')

/** Values of the “Show only” filter. */
export const onlyFilters = {
  'never-signed-in': { neverSignedIn: true },
  'mail-trouble': { mailTrouble: true },
  refunded: { refunded: true },
  'follow-up': { followUp: true },
  deletes: { deletes: true },
} as const satisfies Record<string, CustomerFilters>

/** The filters in the URL and the search text of this tab. */
export function customerFilters(searchParams: URLSearchParams): Record<string, unknown> {
  const { stage, only, ...values } = pickParams(searchParams, [
    'access',
    'stage',
    'only',
    'createdFrom',
    'lastSignInFrom',
    'lastSignInBefore',
  ])
  const q = storedSearchText().trim()
  const dropOff = dropOffFilter(searchParams)
  return {
    ...values,
    ...(dropOff && { lost: dropOff }),
    ...(stage && { stage: Number(stage) }),
    ...(only && onlyFilters[only as keyof typeof onlyFilters]),
    ...(q && { q }),
  }
}

/** Customers who paid on these dates and dropped off at this funnel step. */
export function dropOffFilter(searchParams: URLSearchParams): CustomerFilters['lost'] {
  const { lostAt, paidFrom, paidTo } = pickParams(searchParams, ['lostAt', 'paidFrom', 'paidTo'])
  return lostAt && paidFrom && paidTo ? { from: paidFrom, to: paidTo, at: Number(lostAt) } : undefined
}

export const dropOffPath = ({ from, to, at }: NonNullable<CustomerFilters['lost']>): string =>
  `/admin/customers?${new URLSearchParams({ paidFrom: from, paidTo: to, lostAt: String(at) })}`

type TabContent =
  | { tab: 'timeline'; page: Pick<CursorPage<TimelineEvent>, 'rows' | 'older'> }
  | { tab: 'learning'; page: CursorPage<CustomerAttempt> }
  | { tab: 'payments'; rows: readonly CustomerPayment[] }
  | { tab: 'mails'; page: CursorPage<CustomerMail> }

export type CustomerPageData = { customer: CustomerDetails; content: TabContent }

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
): Promise<CustomerPageData> {
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
