import {
  accessStates,
  type CustomerRow,
  customerStageLabels,
  MAX_COUNTED_CUSTOMERS,
  quizPassedStage,
  SEARCH_MAX_CHARACTERS,
} from '@course/contract/admin/customers'
import { funnelSteps } from '@course/contract/admin/overview'
import { lessonIds } from '@course/contract/lessons'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tables } from '../platform/database.ts'
import { todayUtc } from '../platform/days.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'
import type { Site } from '../platform/site.ts'
import { type Accounts, furthestFunnelStep, listedAccounts, payersOf } from './funnel-cohort.ts'
import { findFollowUps } from './notes.ts'
import { searchCustomers } from './search.ts'

const day = z.iso.date()

export const customerFilterFields = {
  q: z.string().trim().max(SEARCH_MAX_CHARACTERS).optional(),
  access: z.enum(accessStates).optional(),
  stage: z
    .number()
    .int()
    .min(0)
    .refine((stage) => stage < customerStageLabels().length, 'There is no such stage')
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
        .max(funnelSteps().length - 1),
    })
    .optional(),
}

type CustomerFilters = z.infer<z.ZodObject<typeof customerFilterFields>>

type DirectorySite = Pick<Site, 'clock' | 'db'>

/** One page of the customers, newest accounts first; filtered by last sign-in, most recent sign-ins first. */
export async function listCustomers(site: DirectorySite, filters: CustomerFilters, page: PageRequest) {
  const { accounts, isTruncated } = await filterCustomers(site, filters)
  const isByLastSignIn = filters.lastSignInFrom !== undefined || filters.lastSignInBefore !== undefined
  const { rows, ...cursors } = await keysetPage(
    accounts.select(ROW_COLUMNS),
    [isByLastSignIn ? 'users.last_sign_in_at' : 'users.created_at', 'users.id'],
    page,
  )
  return { ...cursors, rows: await withDetails(site.db, rows), isTruncated }
}

/** The total, or null if there are too many to count on every request. */
export async function countCustomers(site: DirectorySite, filters: CustomerFilters): Promise<number | null> {
  const { accounts } = await filterCustomers(site, filters)
  const { total } = await site.db
    .selectFrom(
      accounts
        .select('users.id')
        .limit(MAX_COUNTED_CUSTOMERS + 1)
        .as('some'),
    )
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return Number(total) > MAX_COUNTED_CUSTOMERS ? null : Number(total)
}

/** `isTruncated`: the search found more customers than it returns. */
export async function filterCustomers(
  { clock, db }: DirectorySite,
  filters: CustomerFilters,
): Promise<{ accounts: Accounts; isTruncated: boolean }> {
  const { q, access, stage, createdFrom, lastSignInFrom, lastSignInBefore, lost } = filters
  const matches = q ? await searchCustomers(db, q) : undefined
  let query = listedAccounts(db)
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
      eb.selectFrom('customer_notes').select('customer_id').where('follow_up', '<=', todayUtc(clock)),
    )
  if (filters.deletes) query = query.where('users.id', 'in', () => accountsPendingDeletion(db))
  if (lost) query = payersOf(query, lost).where(furthestFunnelStep(), '=', lost.at)
  if (createdFrom) query = query.where('users.created_at', '>=', createdFrom)
  if (lastSignInFrom) query = query.where('users.last_sign_in_at', '>=', lastSignInFrom)
  if (lastSignInBefore) query = query.where('users.last_sign_in_at', '<', lastSignInBefore)
  return { accounts: query, isTruncated: matches?.isTruncated ?? false }
}

/**
 * Query for accounts pending deletion, without those whose user has signed in or bought since the request: a job is about
 * to cancel their deletion.
 */
export const accountsPendingDeletion = (db: Db) =>
  db
    .selectFrom('deletion_requests')
    .innerJoin('users', 'users.id', 'deletion_requests.account_id')
    .select('account_id')
    .where((eb) =>
      eb.or([
        eb('users.last_sign_in_at', 'is', null),
        eb('users.last_sign_in_at', '<=', eb.ref('deletion_requests.requested_at')),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('purchases')
            .select('purchases.id')
            .whereRef('purchases.customer_id', '=', 'deletion_requests.account_id')
            .whereRef('purchases.created_at', '>', 'deletion_requests.requested_at'),
        ),
      ),
    )

const ROW_COLUMNS = [
  'users.id',
  'users.email',
  'users.access',
  'users.stage',
  'users.refunded',
  'users.last_sign_in_at',
  'users.created_at',
] as const

type ListedAccount = Pick<
  Tables['users'],
  'id' | 'email' | 'access' | 'stage' | 'refunded' | 'last_sign_in_at' | 'created_at'
>

/** Adds name, payments and follow-ups, with one query each for the whole page. */
async function withDetails(db: Db, accounts: readonly ListedAccount[]): Promise<CustomerRow[]> {
  if (accounts.length === 0) return []
  const ids = accounts.map(({ id }) => id)
  const [names, sums, followUps] = await Promise.all([
    findCertificateNames(db, ids),
    sumPayments(db, ids),
    findFollowUps(db, ids),
  ])
  return accounts.map((row) => ({
    id: row.id,
    email: row.email,
    name: names.get(row.id) ?? null,
    access: row.access,
    stage: row.stage,
    paid: sums.get(row.id)?.sum ?? 0,
    currency: sums.get(row.id)?.currency ?? '',
    refunded: row.refunded === 1,
    quizzesPassed: lessonIds().filter((_, index) => row.stage >= quizPassedStage(index + 1)).length,
    lastSeen: row.last_sign_in_at,
    createdAt: row.created_at,
    followUp: followUps.get(row.id) ?? null,
  }))
}

async function findCertificateNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('certificates')
    .innerJoin('certificate_revisions', 'certificate_revisions.number', 'certificates.number')
    .select(['customer_id', 'student_name'])
    .where('customer_id', 'in', [...ids])
    .orderBy('revision')
    .execute()
  return new Map(rows.map(({ customer_id, student_name }) => [customer_id!, student_name]))
}

async function sumPayments(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('purchases')
    .select((eb) => [
      'customer_id',
      eb.fn.sum<number>('amount').as('sum'),
      eb.fn.max('currency').as('currency'),
    ])
    .where('customer_id', 'in', [...ids])
    .where('state', '=', 'active')
    .groupBy('customer_id')
    .execute()
  return new Map(rows.map(({ customer_id, sum, currency }) => [customer_id!, { sum: Number(sum), currency }]))
}
