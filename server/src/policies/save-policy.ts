import type { PolicyType } from '@course/contract/editing/policies'
import { deletePublishedDraft, requireRepeatedSave, type SaveOptions } from '../drafts/index.ts'
import { sanitizeRichText } from '../lessons/index.ts'
import { recordMediaUse } from '../media/index.ts'
import { nowIso } from '../platform/clock.ts'
import { inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { RowWrite } from '../platform/rest/resource.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { currentPolicy, replacePolicy } from './store.ts'

/**
 * Saves a sanitized text as the current version of a policy and deletes its draft.
 */
export function savePolicy(
  site: Site,
  caller: Caller & { role: 'user' },
  input: { policy_type: PolicyType; content: string } & SaveOptions,
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
    const row = await inTransaction(db, async (trx) => {
      await recordMediaUse(trx, content)
      const saved =
        (await replacePolicy(trx, policy, input.base_version)) ??
        requireRepeatedSave(await currentPolicy(trx, policy.policy_type), policy)
      const draft = { textId: input.policy_type, userId: caller.userId, editorId: input.editor_id }
      await deletePublishedDraft(trx, draft)
      return saved
    })
    return { row, inserted: true }
  }
}
