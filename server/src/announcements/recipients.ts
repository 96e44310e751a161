import type { AnnouncementAudience, AnnouncementFilters } from '@course/contract/admin/announcements'
import { sql } from 'kysely'
import type { UserRow } from '../auth/index.ts'
import { filterCustomers } from '../customers/index.ts'
import type { Db } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

type Audience = { audience: AnnouncementAudience; filters: AnnouncementFilters; joinedUntil: string }

export type Recipient = Pick<UserRow, 'id' | 'email' | 'user_metadata' | 'email_verified_at'>

/**
 * Customers with a working account: news go to those who had opted in by then, notices to all. An account
 * without the course must have confirmed its email, which someone else may have entered.
 */
async function recipientsQuery(
  site: Pick<Site, 'clock'> & { db: Db },
  { audience, filters, joinedUntil }: Audience,
) {
  const { accounts } = await filterCustomers(site, filters)
  const active = accounts
    .where('users.banned_until', 'is', null)
    .where('users.created_at', '<=', joinedUntil)
    .where((eb) =>
      eb.or([eb('users.access', 'in', ['paid', 'given']), eb('users.email_confirmed_at', 'is not', null)]),
    )
  return audience === 'notice'
    ? active
    : active.where('users.id', 'in', (eb) =>
        eb
          .selectFrom('mail_choices')
          .select('account_id')
          .where('kind', '=', 'news')
          .where('is_wanted', '=', 1)
          .where('chosen_at', '<=', joinedUntil),
      )
}

/** The next recipients in the order of their account ids. */
export async function listRecipients(
  site: Pick<Site, 'clock'> & { db: Db },
  audience: Audience,
  { after, limit }: { after: string | null; limit: number },
): Promise<Recipient[]> {
  const query = await recipientsQuery(site, audience)
  return query
    .select(['users.id', 'users.email', 'users.user_metadata', 'users.email_verified_at'])
    .$if(after !== null, (rest) => rest.where('users.id', '>', after!))
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

const COUNTED_AT_ONCE = 5000

/** Counts in steps, so that no query holds up others. */
export async function countRecipients(site: Pick<Site, 'clock' | 'db'>, audience: Audience): Promise<number> {
  const query = (await recipientsQuery(site, audience)).select('users.id').orderBy('users.id')
  let total = 0
  let last: string | null = ''
  while (last !== null) {
    const step = query.where('users.id', '>', last).limit(COUNTED_AT_ONCE)
    const row: { counted: number; last: string | null } = await site.db
      .selectFrom(step.as('step'))
      .select([sql<number>`count(*)`.as('counted'), sql<string | null>`max(id)`.as('last')])
      .executeTakeFirstOrThrow()
    total += Number(row.counted)
    last = Number(row.counted) < COUNTED_AT_ONCE ? null : row.last
  }
  return total
}
