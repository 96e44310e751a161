import { type Entries, maxPlanRevisions } from '@course/contract/learning/plan'
import { sql } from 'kysely'
import { compiledQuery } from '../platform/compiled-query.ts'
import { type Db, hasChanged, type Tx } from '../platform/database.ts'

/** `entries` is JSON. Ids are unique per user only. The active plan is the one with the latest `chosen_at`. */
export type PlanRow = {
  user_id: string
  id: string
  entries: string
  revision: number
  updated_at: string
  chosen_at: string
}

/** Undo data of a group of changes. `replaced` maps each key to its previous entry, or null if none. */
type RevisionRow = { user_id: string; plan_id: string; number: number; begun_at: string; replaced: string }

declare module '../platform/database.ts' {
  interface Tables {
    plans: PlanRow
    plan_revisions: RevisionRow
  }
}

export type Replaced = Record<string, Entries[string] | null>
export type PlanKey = { userId: string; planId: string }

/** A plan without its entries, which can be large. */
export type PlanHead = Omit<PlanRow, 'entries'>

/** The active plan comes first. */
export const listPlanHeads = (db: Db, userId: string): Promise<PlanHead[]> =>
  db
    .selectFrom('plans')
    .select(['user_id', 'id', 'revision', 'updated_at', 'chosen_at'])
    .where('user_id', '=', userId)
    .orderBy('chosen_at', 'desc')
    .execute()

/** The active plan comes first. */
export const listPlans = (db: Db, userId: string): Promise<PlanRow[]> =>
  db.selectFrom('plans').selectAll().where('user_id', '=', userId).orderBy('chosen_at', 'desc').execute()

const planByKey = compiledQuery((db) =>
  db.selectFrom('plans').selectAll().where('user_id', '=', '').where('id', '=', ''),
)

export const findPlan = async (db: Db, { userId, planId }: PlanKey): Promise<PlanRow | undefined> =>
  (await planByKey(db, userId, planId)).rows[0]

/** Does nothing if the plan exists. */
export const insertPlan = (trx: Tx, row: PlanRow) =>
  trx
    .insertInto('plans')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute()

const updateRevision = compiledQuery((db) =>
  db
    .updateTable('plans')
    .set({ entries: '', revision: 0, updated_at: '' })
    .where('user_id', '=', '')
    .where('id', '=', '')
    .where('revision', '=', 0),
)

/** Writes the next revision; returns false if another request wrote one first. */
export async function updatePlan(
  trx: Tx,
  { user_id, id, revision }: PlanRow,
  entries: Entries,
  now: string,
): Promise<boolean> {
  const next = [JSON.stringify(entries), revision + 1, now]
  const { numAffectedRows } = await updateRevision(trx, ...next, user_id, id, revision)
  return numAffectedRows === 1n
}

/** Makes a plan the active one; returns false if it does not exist. */
export async function choosePlan(db: Db, { userId, planId }: PlanKey, now: string): Promise<boolean> {
  return hasChanged(
    db.updateTable('plans').set({ chosen_at: now }).where('user_id', '=', userId).where('id', '=', planId),
  )
}

const newestRevision = compiledQuery((db) =>
  db
    .selectFrom('plan_revisions')
    .selectAll()
    .where('user_id', '=', '')
    .where('plan_id', '=', '')
    .orderBy('number', 'desc')
    // SQLite re-plans a statement whenever a bound LIMIT changes, so the limit is a literal.
    .limit(sql.lit(1)),
)

export const findLastRevision = async (
  db: Db,
  { userId, planId }: PlanKey,
): Promise<RevisionRow | undefined> => (await newestRevision(db, userId, planId)).rows[0]

const updateReplaced = compiledQuery((db) =>
  db
    .updateTable('plan_revisions')
    .set({ replaced: '' })
    .where('user_id', '=', '')
    .where('plan_id', '=', '')
    .where('number', '=', 0),
)

export const extendRevision = (trx: Tx, { user_id, plan_id, number }: RevisionRow, replaced: Replaced) =>
  updateReplaced(trx, JSON.stringify(replaced), user_id, plan_id, number)

/** Adds a revision and deletes those beyond the limit. */
export async function addRevision(trx: Tx, row: RevisionRow): Promise<void> {
  await trx.insertInto('plan_revisions').values(row).execute()
  if (row.number <= maxPlanRevisions) return
  await trx
    .deleteFrom('plan_revisions')
    .where('user_id', '=', row.user_id)
    .where('plan_id', '=', row.plan_id)
    .where('number', '<=', row.number - maxPlanRevisions)
    .execute()
}

export const removeRevision = (trx: Tx, { user_id, plan_id, number }: RevisionRow) =>
  trx
    .deleteFrom('plan_revisions')
    .where('user_id', '=', user_id)
    .where('plan_id', '=', plan_id)
    .where('number', '=', number)
    .execute()
