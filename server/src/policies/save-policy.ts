import type { PolicyType } from '@course/contract/policies'
import { sanitizeRichText } from '../lessons/index.ts'
import { nowIso } from '../platform/clock.ts'
import { inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { RowWrite } from '../platform/rest/resource.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { replacePolicy } from './store.ts'

/** Saves a policy's new text, cleaned, as the current one. */
export function savePolicy(
  site: Site,
  caller: Caller & { role: 'user' },
  input: { policy_type: PolicyType; content: string },
): RowWrite {
  const content = sanitizeRichText(input.content)
  if (content === '') throw new AppError('rest.refused_value', { text: 'A policy cannot be empty' })
  const policy = {
    policy_type: input.policy_type,
    content,
    updated_by: caller.userId,
    created_at: nowIso(site.clock),
  }
  return async (db) => {
    const row = await inTransaction(db, (trx) => replacePolicy(trx, policy))
    return { row, inserted: true }
  }
}
