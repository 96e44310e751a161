import { randomUUID } from 'node:crypto'
import type { PolicyType } from '@course/contract/editing/policies'
import type { Db, Tx } from '../platform/database.ts'

type PolicyContentRow = {
  id: string
  policy_type: PolicyType
  content: string
  updated_by: string | null
  is_current: 0 | 1
  created_at: string
  /** Starts at 1 for each policy. */
  version: number
}

declare module '../platform/database.ts' {
  interface Tables {
    policy_content: PolicyContentRow
    policy_revisions: { policy_type: PolicyType; revision: number }
  }
}

type NewPolicy = Pick<PolicyContentRow, 'policy_type' | 'content' | 'updated_by' | 'created_at'>

/**
 * Saves this text as the current version and keeps the previous one. With a base version, returns undefined if
 * that is no longer the current one.
 */
export async function replacePolicy(
  trx: Tx,
  policy: NewPolicy,
  baseVersion?: number,
): Promise<PolicyContentRow | undefined> {
  await lockPolicy(trx, policy.policy_type)
  const current = await currentPolicy(trx, policy.policy_type)
  if (baseVersion !== undefined && current?.version !== baseVersion) return undefined
  await trx
    .updateTable('policy_content')
    .set({ is_current: 0 })
    .where('policy_type', '=', policy.policy_type)
    .where('is_current', '=', 1)
    .execute()
  return insertCurrent(trx, policy, (await findLatestVersion(trx, policy.policy_type)) + 1)
}

/** Adds the text if the policy has none yet. */
export async function addFirstPolicy(trx: Tx, policy: NewPolicy): Promise<void> {
  const revision = await lockPolicy(trx, policy.policy_type)
  if (revision === 1) await insertCurrent(trx, policy, 1)
}

export const currentPolicy = (db: Db, policyType: PolicyType) =>
  db
    .selectFrom('policy_content')
    .selectAll()
    .where('policy_type', '=', policyType)
    .where('is_current', '=', 1)
    .executeTakeFirst()

/** Lists the newest versions of a policy without their text, optionally only those before `before`. */
export const policyVersions = (db: Db, policyType: PolicyType, limit: number, before?: number) =>
  db
    .selectFrom('policy_content')
    .select(['version', 'updated_by', 'created_at as updated_at'])
    .where('policy_type', '=', policyType)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()

export const policyVersion = (db: Db, policyType: PolicyType, version: number) =>
  db
    .selectFrom('policy_content')
    .selectAll()
    .where('policy_type', '=', policyType)
    .where('version', '=', version)
    .executeTakeFirst()

export const currentPolicies = (db: Db) =>
  db.selectFrom('policy_content').select(['policy_type', 'content']).where('is_current', '=', 1).execute()

export async function hasPolicy(db: Db, policyType: PolicyType): Promise<boolean> {
  const row = await db
    .selectFrom('policy_revisions')
    .select('revision')
    .where('policy_type', '=', policyType)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a past or imported text; the current text stays the latest version. */
export async function addEarlierPolicy(trx: Tx, policy: NewPolicy): Promise<void> {
  const latest = await findLatestVersion(trx, policy.policy_type)
  await trx
    .updateTable('policy_content')
    .set({ version: latest + 1 })
    .where('policy_type', '=', policy.policy_type)
    .where('is_current', '=', 1)
    .execute()
  await trx
    .insertInto('policy_content')
    .values({ ...policy, id: randomUUID(), is_current: 0, version: Math.max(latest, 1) })
    .execute()
}

/** Whether the policy has, or ever had, this text. */
export async function hasPolicyText(db: Db, policyType: PolicyType, content: string): Promise<boolean> {
  const row = await db
    .selectFrom('policy_content')
    .select('id')
    .where('policy_type', '=', policyType)
    .where('content', '=', content)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a row lock by counting a revision, so concurrent saves of one policy are serialized. */
async function lockPolicy(trx: Tx, policyType: PolicyType): Promise<number> {
  const { revision } = await trx
    .insertInto('policy_revisions')
    .values({ policy_type: policyType, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('policy_type')
        .doUpdateSet((eb) => ({ revision: eb('policy_revisions.revision', '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Not simply that of the current text, because processes of an earlier release save without a version. */
async function findLatestVersion(trx: Tx, policyType: PolicyType): Promise<number> {
  const row = await trx
    .selectFrom('policy_content')
    .select((eb) => eb.fn.max('version').as('latest'))
    .where('policy_type', '=', policyType)
    .executeTakeFirst()
  return row?.latest ?? 0
}

const insertCurrent = (trx: Tx, policy: NewPolicy, version: number): Promise<PolicyContentRow> =>
  trx
    .insertInto('policy_content')
    .values({ ...policy, id: randomUUID(), is_current: 1, version })
    .returningAll()
    .executeTakeFirstOrThrow()
