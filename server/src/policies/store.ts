import { randomUUID } from 'node:crypto'
import type { PolicyType } from '@course/contract/policies'
import type { Db, Tx } from '../platform/database.ts'

type PolicyContentRow = {
  id: string
  policy_type: PolicyType
  content: string
  updated_by: string | null
  is_current: 0 | 1
  created_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    policy_content: PolicyContentRow
    policy_revisions: { policy_type: PolicyType; revision: number }
  }
}

type NewPolicy = Pick<PolicyContentRow, 'policy_type' | 'content' | 'updated_by' | 'created_at'>

/** Makes this the current text; the one before it stays, no longer current. */
export async function replacePolicy(trx: Tx, policy: NewPolicy): Promise<PolicyContentRow> {
  await lockPolicy(trx, policy.policy_type)
  await trx
    .updateTable('policy_content')
    .set({ is_current: 0 })
    .where('policy_type', '=', policy.policy_type)
    .where('is_current', '=', 1)
    .execute()
  return insertCurrent(trx, policy)
}

/** Adds the text if the policy has none yet. */
export async function addFirstPolicy(trx: Tx, policy: NewPolicy): Promise<void> {
  const revision = await lockPolicy(trx, policy.policy_type)
  if (revision === 1) await insertCurrent(trx, policy)
}

export async function hasPolicy(db: Db, policyType: PolicyType): Promise<boolean> {
  const row = await db
    .selectFrom('policy_revisions')
    .select('revision')
    .where('policy_type', '=', policyType)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a text that was current elsewhere, or once. */
export const addFormerPolicy = (trx: Tx, policy: NewPolicy) =>
  trx
    .insertInto('policy_content')
    .values({ ...policy, id: randomUUID(), is_current: 0 })
    .execute()

export const currentPolicy = (db: Db, policyType: PolicyType) =>
  db
    .selectFrom('policy_content')
    .select(['updated_by', 'created_at'])
    .where('policy_type', '=', policyType)
    .where('is_current', '=', 1)
    .executeTakeFirst()

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

const insertCurrent = (trx: Tx, policy: NewPolicy): Promise<PolicyContentRow> =>
  trx
    .insertInto('policy_content')
    .values({ ...policy, id: randomUUID(), is_current: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
