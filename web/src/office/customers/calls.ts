import type {
  CustomerAttempt,
  CustomerDetails,
  CustomerFilters,
  CustomerMail,
  CustomerPage,
  CustomerPayment,
  TimelineEvent,
} from '@course/contract/office/customers'
import type { CursorPage } from '@course/contract/office/office'
import { readStored, removeStored, store } from '../../entry/storage.ts'
import { AdminApiError, callAdmin, cursorIn, pickParams } from '../calls.ts'

const SEARCH_KEY = 'office-customer-search'

/** The search text is often an email, so it stays in the tab instead of the URL. */
export const storedSearchText = (): string =>
  readStored(SEARCH_KEY, (stored) => (typeof stored === 'string' ? stored : undefined), 'tab') ?? ''

export const storeSearchText = (text: string): void =>
  text === '' ? removeStored(SEARCH_KEY, 'tab') : store(SEARCH_KEY, text, 'tab')

/** Filters that are there or not, one at a time. */
const only = {
  'never-signed-in': { neverSignedIn: true },
  'mail-trouble': { mailTrouble: true },
  refunded: { refunded: true },
  'follow-up': { followUp: true },
  deletes: { deletes: true },
} as const satisfies Record<string, CustomerFilters>

/** The filters of an address, with what is looked for in this tab. */
export function customerFilters(searchParams: URLSearchParams): Record<string, unknown> {
  const {
    step,
    only: chosen,
    ...values
  } = pickParams(searchParams, ['access', 'step', 'only', 'since', 'seenFrom', 'seenBefore'])
  const q = storedSearchText().trim()
  const lost = dropOffFilter(searchParams)
  return {
    ...values,
    ...(lost && { lost }),
    ...(step && { step: Number(step) }),
    ...(chosen && only[chosen as keyof typeof only]),
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

export const customerTabs = ['story', 'learning', 'payments', 'mails'] as const
type CustomerTab = (typeof customerTabs)[number]

export const tabIn = (searchParams: URLSearchParams): CustomerTab =>
  customerTabs.find((tab) => tab === searchParams.get('tab')) ?? 'story'

type TabContent =
  | { tab: 'story'; page: Pick<CursorPage<TimelineEvent>, 'rows' | 'older'> }
  | { tab: 'learning'; page: CursorPage<CustomerAttempt> }
  | { tab: 'payments'; rows: readonly CustomerPayment[] }
  | { tab: 'mails'; page: CursorPage<CustomerMail> }

export type CustomerPageData = { customer: CustomerDetails; content: TabContent }
export type CustomersData = CustomerPage | CustomerPageData

export const customerIdIn = (pathname: string): string | undefined => pathname.split('/')[3]

/** The list, or the one customer whom the address names. */
export function fetchCustomerPage({ pathname, searchParams }: URL): Promise<CustomersData> {
  const id = customerIdIn(pathname)
  return id ? fetchCustomer(id, searchParams) : fetchCustomers(searchParams)
}

async function fetchCustomers(searchParams: URLSearchParams): Promise<CustomerPage> {
  const filters = customerFilters(searchParams)
  try {
    return await callAdmin<CustomerPage>('office-customers', { ...filters, ...cursorIn(searchParams) })
  } catch (error) {
    // The cursor belongs to a search in another tab; start at the first page.
    if (error instanceof AdminApiError && error.code === 'office.bad_cursor')
      return callAdmin<CustomerPage>('office-customers', filters)
    throw error
  }
}

async function fetchCustomer(id: string, searchParams: URLSearchParams): Promise<CustomerPageData> {
  const [customer, content] = await Promise.all([
    callAdmin<CustomerDetails>('office-customer', { id }),
    fetchTab(id, searchParams),
  ])
  return { customer: customer, content }
}

async function fetchTab(id: string, searchParams: URLSearchParams): Promise<TabContent> {
  const body = { id, ...cursorIn(searchParams) }
  const tab = tabIn(searchParams)
  switch (tab) {
    case 'story': {
      const kind = searchParams.get('kind')
      return {
        tab,
        page: await callAdmin('office-customer-story', { ...body, ...(kind && { kinds: [kind] }) }),
      }
    }
    case 'learning':
      return { tab, page: await callAdmin('office-customer-attempts', body) }
    case 'payments':
      return { tab, rows: await callAdmin('office-customer-payments', { id }) }
    case 'mails':
      return { tab, page: await callAdmin('office-customer-mails', body) }
  }
}
