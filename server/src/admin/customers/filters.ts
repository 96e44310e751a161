import {
  accessStates,
  customerStageLabels,
  MAX_COUNTED_CUSTOMERS,
  SEARCH_MAX_CHARACTERS,
} from '@course/contract/admin/customers'
import { funnelSteps } from '@course/contract/admin/overview'
import { sql } from 'kysely'
import { z } from 'zod'
import type { UserRow } from '../../auth/index.ts'
import { findCustomers } from '../../customers/index.ts'
import { nowIso } from '../../platform/clock.ts'
import { keysetPage } from '../../platform/keyset.ts'
import type { Site } from '../../platform/site.ts'
import { accountsPendingDeletion } from '../../privacy/index.ts'
import { type Accounts, furthestFunnelStep, listedAccounts, payersOf } from '../funnel-cohort.ts'

const day = z.iso.date()

export const filterFields = {
  q: z.string().trim().max(SEARCH_MAX_CHARACTERS).optional(),
  access: z.enum(accessStates).optional(),
  stage: z
    .number()
    .int()
    .min(0)
    .max(customerStageLabels.length - 1)
    .optional(),
  neverSignedIn: z.boolean().optional(),
  mailTrouble: z.boolean().optional(),
  refunded: z.boolean().optional(),
  followUp: z.boolean().optional(),
  /** Account deletion is pending. */
  deletes: z.boolean().optional(),
  createdFrom: day.optional(),
  lastSignInFrom: day.optional(),
  lastSignInBefore: day.optional(),
  /** Paid on these dates and dropped off at this funnel step. */
  lost: z
    .object({
      from: day,
      to: day,
      at: z
        .number()
        .int()
        .min(0)
        .max(funnelSteps.length - 1),
    })
    .optional(),
}

const filtersSchema = z.object(filterFields)
export type Filters = z.infer<typeof filtersSchema>

type SearchMatches = { ids: readonly string[]; isTruncated: boolean } | undefined

/** Customers that match the search text; undefined without a search. */
export const searchCustomers = async ({ db }: Pick<Site, 'db'>, { q }: Filters): Promise<SearchMatches> =>
  q ? findCustomers(db, q) : undefined

function filterAccounts(
  site: Pick<Site, 'clock' | 'config' | 'db'>,
  filters: Filters,
  matches: SearchMatches,
): Accounts {
  const { access, stage, createdFrom, lastSignInFrom, lastSignInBefore, lost } = filters
  let query = listedAccounts(site)
  if (matches) query = query.where('users.id', 'in', matches.ids.length > 0 ? [...matches.ids] : [''])
  if (access) query = query.where('users.access', '=', access)
  if (stage !== undefined) query = query.where('users.stage', '=', stage)
  if (filters.neverSignedIn) query = query.where('users.last_sign_in_at', 'is', null)
  if (filters.refunded) query = query.where('users.refunded', '=', 1)
  if (filters.mailTrouble)
    query = query.where('users.email', 'in', (eb) =>
      eb.selectFrom('outbox').select('recipient').where('state', 'in', ['refused', 'given-up']),
    )
  if (filters.followUp)
    query = query.where('users.id', 'in', (eb) =>
      eb
        .selectFrom('customer_notes')
        .select('customer_id')
        .where('follow_up', '<=', nowIso(site.clock).slice(0, 10)),
    )
  if (filters.deletes) query = query.where('users.id', 'in', () => accountsPendingDeletion(site.db))
  if (lost) query = payersOf(query, lost).where(furthestFunnelStep, '=', lost.at)
  if (createdFrom) query = query.where('users.created_at', '>=', createdFrom)
  if (lastSignInFrom) query = query.where('users.last_sign_in_at', '>=', lastSignInFrom)
  if (lastSignInBefore) query = query.where('users.last_sign_in_at', '<', lastSignInBefore)
  return query
}

const columns = [
  'users.id',
  'users.email',
  'users.access',
  'users.stage',
  'users.refunded',
  'users.last_sign_in_at',
  'users.created_at',
] as const

export type ListedAccount = Pick<
  UserRow,
  'id' | 'email' | 'access' | 'stage' | 'refunded' | 'last_sign_in_at' | 'created_at'
>

type PageOptions = { cursor: string | undefined; limit?: number }

/** One page, newest accounts first; filtered by last sign-in, most recent sign-ins first. */
export function accountsPage(
  site: Pick<Site, 'clock' | 'config' | 'db'>,
  filters: Filters,
  matches: SearchMatches,
  pageOptions: PageOptions,
) {
  const isByLastSignIn = filters.lastSignInFrom !== undefined || filters.lastSignInBefore !== undefined
  return keysetPage<ListedAccount>(filterAccounts(site, filters, matches).select(columns) as never, {
    by: isByLastSignIn ? ['users.last_sign_in_at', 'users.id'] : ['users.created_at', 'users.id'],
    keyOf: (row) => [(isByLastSignIn ? row.last_sign_in_at : row.created_at) ?? '', row.id],
    filters,
    ...pageOptions,
  })
}

/** The total, or null if there are too many to count on every request. */
export async function countAccounts(
  site: Pick<Site, 'clock' | 'config' | 'db'>,
  filters: Filters,
  matches: SearchMatches,
): Promise<number | null> {
  const limited = filterAccounts(site, filters, matches)
    .select('users.id')
    .limit(MAX_COUNTED_CUSTOMERS + 1)
  const { total } = await site.db
    .selectFrom(limited.as('some'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return Number(total) > MAX_COUNTED_CUSTOMERS ? null : Number(total)
}
