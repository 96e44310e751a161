import {
  MAX_SEARCH_MATCHES,
  normalizeForSearch,
  SEARCH_MAX_CHARACTERS,
} from '@course/contract/admin/customers'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'

const CERTIFICATE_NUMBER = /^[0-9a-z]{5}(-[0-9a-z]{5}){3}$/i
/** Payment intent and checkout session ids of the card provider. */
const PAYMENT_REFERENCE = /^(pi|cs)_[\w-]+$/
/** The beginning of a purchase id, as printed in order confirmations. */
const ORDER_NUMBER = /^[0-9a-f]{8}-[0-9a-f]{4}$/i
const MAX_TERMS = 5
/** The highest character, used as the upper bound of a prefix range. */
const MAX_CHARACTER = '\u{10FFFF}'

/** Finds a customer by an exact identifier, or the customers with terms that start with each typed word. */
export async function searchCustomers(
  db: Db,
  typed: string,
): Promise<{ ids: string[]; isTruncated: boolean }> {
  const q = typed.trim().slice(0, SEARCH_MAX_CHARACTERS)
  const ids = await listMatches(db, q)
  return { ids: ids.slice(0, MAX_SEARCH_MATCHES), isTruncated: ids.length > MAX_SEARCH_MATCHES }
}

async function listMatches(db: Db, q: string): Promise<string[]> {
  if (z.uuid().safeParse(q).success) return [q.toLowerCase()]
  if (PAYMENT_REFERENCE.test(q)) return listByPayment(db, q)
  if (ORDER_NUMBER.test(q)) return listByOrderNumber(db, q.toLowerCase())
  if (CERTIFICATE_NUMBER.test(q)) return listByCertificate(db, q.toUpperCase())
  return listByTerms(db, normalizeForSearch(q).split(/\s+/).filter(Boolean).slice(0, MAX_TERMS))
}

async function listByPayment(db: Db, reference: string): Promise<string[]> {
  const column = reference.startsWith('pi_') ? 'payment_intent' : 'session_id'
  const rows = await db.selectFrom('purchases').select('customer_id').where(column, '=', reference).execute()
  return rows.flatMap(({ customer_id }) => customer_id ?? [])
}

async function listByOrderNumber(db: Db, start: string): Promise<string[]> {
  const rows = await db
    .selectFrom('purchases')
    .select('customer_id')
    .where('id', '>=', start)
    .where('id', '<', `${start}.`)
    .execute()
  return rows.flatMap(({ customer_id }) => customer_id ?? [])
}

async function listByCertificate(db: Db, number: string): Promise<string[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('customer_id')
    .where('number', '=', number)
    .execute()
  return rows.flatMap(({ customer_id }) => customer_id ?? [])
}

/** Scans an index range for the first term, and checks the other terms only on the customers found. */
async function listByTerms(db: Db, [first, ...others]: readonly string[]): Promise<string[]> {
  if (first === undefined) return []
  const found = await db
    .selectFrom('customer_search_index')
    .select('customer_id')
    .distinct()
    .where('term', '>=', first)
    .where('term', '<', first + MAX_CHARACTER)
    .$if(others.length > 0, (query) =>
      query.where(
        sql<boolean>`${sql.join(
          others.map(
            (term) => sql`exists (select 1 from customer_search_index as other
              where other.customer_id = customer_search_index.customer_id
              and other.term >= ${term} and other.term < ${term + MAX_CHARACTER})`,
          ),
          sql` and `,
        )}`,
      ),
    )
    .limit(MAX_SEARCH_MATCHES + 1)
    .execute()
  return found.map(({ customer_id }) => customer_id)
}
