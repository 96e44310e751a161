import { randomUUID } from 'node:crypto'
import { type AccessState, customerStage, quizPassedStage } from '@course/contract/admin/customers'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'

/** A user action that no other table records; deleted after a year. */
type AccountEventRow = {
  id: string
  account_id: string
  at: string
  kind: 'signed-in' | 'lesson-reached' | 'deletion-asked' | 'deletion-stopped' | 'added-undone'
  /** The sign-in method, or the number of the lesson that counts as completed; otherwise empty. */
  detail: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    account_events: AccountEventRow
  }
}

/** Advances the customer's stage; never moves back. */
export const advanceStage = (db: Db, customerId: string, stage: number) =>
  db.updateTable('users').set({ stage }).where('id', '=', customerId).where('stage', '<', stage).execute()

/**
 * Keeps every customer at the stage they have reached when the number of lessons changes: stages after the quizzes get
 * other numbers, and quizzes that no longer exist count as the last one.
 */
export async function moveStages(db: Db, lessonsBefore: number, lessonsNow: number): Promise<void> {
  if (lessonsBefore === lessonsNow) return
  const certificateBefore = quizPassedStage(lessonsBefore) + 1
  const lastQuiz = quizPassedStage(lessonsNow)
  await db
    .updateTable('users')
    .set({ stage: lastQuiz })
    .where('stage', '>', lastQuiz)
    .where('stage', '<', certificateBefore)
    .execute()
  await db
    .updateTable('users')
    .set((eb) => ({ stage: eb('stage', '+', lessonsNow - lessonsBefore) }))
    .where('stage', '>=', certificateBefore)
    .execute()
}

/** Updates the denormalized access columns of an account. */
export async function updateCustomerAccess(
  db: Db,
  customerId: string,
  decision: { access: AccessState; isRefunded: boolean; hasPaid: boolean },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ access: decision.access, refunded: decision.isRefunded ? 1 : 0 })
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .execute()
  if (decision.hasPaid) await advanceStage(db, customerId, customerStage.paid)
}

export const addAccountEvent = (db: Db, clock: Clock, event: Omit<AccountEventRow, 'id' | 'at'>) =>
  db
    .insertInto('account_events')
    .values({ ...event, id: randomUUID(), at: nowIso(clock) })
    .execute()
