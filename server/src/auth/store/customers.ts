import { randomUUID } from 'node:crypto'
import { type CustomerAccess, customerStep } from '@course/contract/office/customers'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'

/** A word that somebody is found by. Each source puts its own in and takes its own out. */
type CustomerWordRow = { customer_id: string; source: 'address' | 'name'; word: string }

/** Something that a person did and that leaves no row elsewhere; kept for a year. */
type AccountEventRow = {
  id: string
  account_id: string
  at: string
  kind: 'signed-in' | 'lesson-reached' | 'deletion-asked' | 'deletion-stopped' | 'added-undone'
  /** The method, or the number of the lesson; empty where there is nothing to add. */
  detail: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    customer_words: CustomerWordRow
    account_events: AccountEventRow
  }
}

/** Puts these words in the place of those that the source gave before. */
export async function setCustomerWords(
  db: Db,
  customerId: string,
  source: CustomerWordRow['source'],
  words: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('customer_words')
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .execute()
  if (words.length === 0) return
  await db
    .insertInto('customer_words')
    .values(words.map((word) => ({ customer_id: customerId, source, word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes that somebody has come this far; a step back is none. */
export const raiseStep = (db: Db, customerId: string, step: number) =>
  db.updateTable('users').set({ step }).where('id', '=', customerId).where('step', '<', step).execute()

/** Takes the row lock of an account, by an update that changes nothing: both engines know it. */
export const lockAccount = (db: Db, id: string) =>
  db
    .updateTable('users')
    .set((eb) => ({ access: eb.ref('access') }))
    .where('id', '=', id)
    .execute()

/** Notes what was decided about somebody's access. */
export async function noteAccess(
  db: Db,
  customerId: string,
  decided: { access: CustomerAccess; isRefunded: boolean; hasPaid: boolean },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ access: decided.access, refunded: decided.isRefunded ? 1 : 0 })
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .execute()
  if (decided.hasPaid) await raiseStep(db, customerId, customerStep.paid)
}

export const addAccountEvent = (db: Db, clock: Clock, event: Omit<AccountEventRow, 'id' | 'at'>) =>
  db
    .insertInto('account_events')
    .values({ ...event, id: randomUUID(), at: nowIso(clock) })
    .execute()

export const deleteAccountEventsBefore = (db: Db, moment: string) =>
  db.deleteFrom('account_events').where('at', '<', moment).execute()
