import type {
  CustomerAttempt,
  CustomerFilters,
  CustomerHead,
  CustomerMail,
  CustomerPage,
  CustomerPayment,
  StoryEvent,
} from '@course/contract/office/customers'
import type { Keyset } from '@course/contract/office/office'
import { readStored, removeStored, store } from '../../entry/storage.ts'
import { askOffice, cursorIn, OfficeError, valuesIn } from '../calls.ts'

const SEARCH_KEY = 'office-customer-search'

/** What is looked for is often an address, which has no business in the address bar: it stays in the tab. */
export const searchedText = (): string =>
  readStored(SEARCH_KEY, (stored) => (typeof stored === 'string' ? stored : undefined), 'tab') ?? ''

export const keepSearchedText = (text: string): void =>
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
export function customerFilters(address: URLSearchParams): Record<string, unknown> {
  const {
    step,
    only: chosen,
    ...values
  } = valuesIn(address, ['access', 'step', 'only', 'since', 'seenFrom', 'seenBefore'])
  const q = searchedText().trim()
  const lost = lostIn(address)
  return {
    ...values,
    ...(lost && { lost }),
    ...(step && { step: Number(step) }),
    ...(chosen && only[chosen as keyof typeof only]),
    ...(q && { q }),
  }
}

/** Whom the funnel lost: those who paid on these days and stopped at this step. */
export function lostIn(address: URLSearchParams): CustomerFilters['lost'] {
  const { lostAt, paidFrom, paidTo } = valuesIn(address, ['lostAt', 'paidFrom', 'paidTo'])
  return lostAt && paidFrom && paidTo ? { from: paidFrom, to: paidTo, at: Number(lostAt) } : undefined
}

export const lostPath = ({ from, to, at }: NonNullable<CustomerFilters['lost']>): string =>
  `/admin/customers?${new URLSearchParams({ paidFrom: from, paidTo: to, lostAt: String(at) })}`

export const customerTabs = ['story', 'learning', 'payments', 'mails'] as const
type CustomerTab = (typeof customerTabs)[number]

export const tabIn = (address: URLSearchParams): CustomerTab =>
  customerTabs.find((tab) => tab === address.get('tab')) ?? 'story'

type TabContent =
  | { tab: 'story'; page: Pick<Keyset<StoryEvent>, 'rows' | 'older'> }
  | { tab: 'learning'; page: Keyset<CustomerAttempt> }
  | { tab: 'payments'; rows: readonly CustomerPayment[] }
  | { tab: 'mails'; page: Keyset<CustomerMail> }

export type CustomerRead = { head: CustomerHead; content: TabContent }
export type CustomersRead = CustomerPage | CustomerRead

export const customerIdIn = (pathname: string): string | undefined => pathname.split('/')[3]

/** The list, or the one customer whom the address names. */
export function readCustomerPage({ pathname, searchParams }: URL): Promise<CustomersRead> {
  const id = customerIdIn(pathname)
  return id ? readCustomer(id, searchParams) : readCustomers(searchParams)
}

async function readCustomers(address: URLSearchParams): Promise<CustomerPage> {
  const filters = customerFilters(address)
  try {
    return await askOffice<CustomerPage>('office-customers', { ...filters, ...cursorIn(address) })
  } catch (error) {
    // The page of a list that was looked for in another tab: this list begins at its beginning.
    if (error instanceof OfficeError && error.code === 'office.bad_cursor')
      return askOffice<CustomerPage>('office-customers', filters)
    throw error
  }
}

async function readCustomer(id: string, address: URLSearchParams): Promise<CustomerRead> {
  const [head, content] = await Promise.all([
    askOffice<CustomerHead>('office-customer', { id }),
    readTab(id, address),
  ])
  return { head, content }
}

async function readTab(id: string, address: URLSearchParams): Promise<TabContent> {
  const body = { id, ...cursorIn(address) }
  const tab = tabIn(address)
  switch (tab) {
    case 'story': {
      const kind = address.get('kind')
      return {
        tab,
        page: await askOffice('office-customer-story', { ...body, ...(kind && { kinds: [kind] }) }),
      }
    }
    case 'learning':
      return { tab, page: await askOffice('office-customer-attempts', body) }
    case 'payments':
      return { tab, rows: await askOffice('office-customer-payments', { id }) }
    case 'mails':
      return { tab, page: await askOffice('office-customer-mails', body) }
  }
}
