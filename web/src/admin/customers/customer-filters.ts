import { type CustomerFilters, customerStageLabels } from '@course/contract/admin/customers'
import { readStored, removeStored, store } from '../../app/storage/storage.ts'
import type { Filter } from '../kit/filter-bar.tsx'
import { pickParams } from '../kit/requests.ts'
import { accessLabels } from './badges.tsx'

/** Values of the “Show only” filter. */
export const onlyFilters = {
  'never-signed-in': { label: 'Never signed in', filters: { neverSignedIn: true } },
  'mail-trouble': { label: 'Email problems', filters: { mailTrouble: true } },
  refunded: { label: 'Refunded', filters: { refunded: true } },
  'follow-up': { label: 'Follow-up due', filters: { followUp: true } },
  deletes: { label: 'Deletion pending', filters: { deletes: true } },
} as const satisfies Record<string, { label: string; filters: CustomerFilters }>

/** The filters of the customer list, which announcements share. */
export const customerFilterChoices = (): readonly Filter[] => [
  { name: 'access', label: 'Access', kind: 'choice', options: Object.entries(accessLabels) },
  {
    name: 'stage',
    label: 'Stage',
    kind: 'choice',
    options: customerStageLabels().map((text, stage) => [String(stage), text] as const),
  },
  {
    name: 'only',
    label: 'Show only',
    kind: 'choice',
    options: Object.entries(onlyFilters).map(([value, { label }]) => [value, label] as const),
  },
  { name: 'createdFrom', label: 'Created after', kind: 'day' },
  { name: 'lastSignInFrom', label: 'Last sign-in after', kind: 'day' },
  { name: 'lastSignInBefore', label: 'Last sign-in before', kind: 'day' },
]

const SEARCH_KEY = 'admin-customer-search'

/** The search text is often an email, so it stays in the tab instead of the URL. */
export const storedSearchText = (): string =>
  readStored(SEARCH_KEY, (stored) => (typeof stored === 'string' ? stored : undefined), 'tab') ?? ''

export const storeSearchText = (text: string): void =>
  text === '' ? removeStored(SEARCH_KEY, 'tab') : store(SEARCH_KEY, text, 'tab')

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
    ...(only && onlyFilters[only as keyof typeof onlyFilters]?.filters),
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
