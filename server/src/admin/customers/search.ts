import {
  MAX_SEARCH_MATCHES,
  normalizeForSearch,
  SEARCH_MAX_CHARACTERS,
} from '@course/contract/admin/customers'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'

const CERTIFICATE_NUMBER = /^[0-9a-z]{5}(-[0-9a-z]{5}){3}$/i
/** References of the card provider. */
const PAYMENT = /^(pi|cs)_[\w-]+$/
const WORDS_MAX = 5
/** Higher than every other character: the upper bound of a prefix range. */
const LAST = '\u{10FFFF}'

/** Searches customers: an identifier finds one person, words find everyone with terms starting like them. */
export async function findCustomers(db: Db, typed: string): Promise<{ ids: string[]; isCut: boolean }> {
  const q = typed.trim().slice(0, SEARCH_MAX_CHARACTERS)
  const ids = z.uuid().safeParse(q).success
    ? [q.toLowerCase()]
    : PAYMENT.test(q)
      ? await ofPayment(db, q)
      : CERTIFICATE_NUMBER.test(q)
        ? await ofCertificate(db, q.toUpperCase())
        : await customersMatching(db, normalizeForSearch(q).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX))
  return { ids: ids.slice(0, MAX_SEARCH_MATCHES), isCut: ids.length > MAX_SEARCH_MATCHES }
}

async function ofPayment(db: Db, reference: string): Promise<string[]> {
  const column = reference.startsWith('pi_') ? 'payment_intent' : 'session_id'
  const rows = await db.selectFrom('purchases').select('customer_id').where(column, '=', reference).execute()
  return rows.flatMap(({ customer_id }) => customer_id ?? [])
}

async function ofCertificate(db: Db, number: string): Promise<string[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('customer_id')
    .where('number', '=', number)
    .execute()
  return rows.flatMap(({ customer_id }) => customer_id ?? [])
}

/** The first word is a range of the index; the others are tested on those it finds, each by key. */
async function customersMatching(db: Db, [first, ...others]: readonly string[]): Promise<string[]> {
  if (first === undefined) return []
  const found = await db
    .selectFrom('customer_words')
    .select('customer_id')
    .distinct()
    .where('word', '>=', first)
    .where('word', '<', first + LAST)
    .$if(others.length > 0, (query) =>
      query.where(
        sql<boolean>`${sql.join(
          others.map(
            (word) => sql`exists (select 1 from customer_words as other
              where other.customer_id = customer_words.customer_id
              and other.word >= ${word} and other.word < ${word + LAST})`,
          ),
          sql` and `,
        )}`,
      ),
    )
    .limit(MAX_SEARCH_MATCHES + 1)
    .execute()
  return found.map(({ customer_id }) => customer_id)
}
