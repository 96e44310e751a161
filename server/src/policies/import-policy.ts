import { policyMaxLength, policyTypes } from '@course/contract/editing/policies'
import { z } from 'zod'
import { importedRichText, richTextField } from '../lessons/index.ts'
import { nowIso } from '../platform/clock.ts'
import {
  IMPORTED,
  type Importer,
  type ImportOutcome,
  importedBoolean,
  importedTime,
  rejected,
  stableId,
} from '../platform/importer.ts'
import { addFormerPolicy, currentPolicy, hasPolicyText, replacePolicy } from './store.ts'

const row = z.object({
  policy_type: z.enum(policyTypes, 'is no policy here'),
  content: richTextField(policyMaxLength).transform(importedRichText),
  is_current: importedBoolean,
  created_at: importedTime,
})

type Row = z.infer<typeof row>

/** The newest current text becomes the current one, unless somebody wrote one here; the others become earlier texts. */
export const importPolicies: Importer<Row> = {
  table: 'policy_content',
  columns: ['policy_type', 'content', 'is_current'],
  row,
  keyOf: ({ policy_type, content }) => stableId(policy_type, content),

  async preview(db, { policy_type, content, is_current }): Promise<ImportOutcome> {
    if (content === '') return rejected('nothing is left of its text once it is cleaned')
    if (await hasPolicyText(db, policy_type, content)) return { state: 'here' }
    const isOurs = is_current && !isReplaceable(await currentPolicy(db, policy_type))
    return isOurs
      ? { state: 'new', why: 'becomes an earlier text, since the policy was edited here' }
      : { state: 'new' }
  },

  async write(trx, { policy_type, content, is_current, created_at }, { clock }) {
    const policy = {
      policy_type,
      content,
      updated_by: IMPORTED,
      created_at: created_at ?? nowIso(clock),
    }
    const current = await currentPolicy(trx, policy_type)
    const isNewest = current?.updated_by !== IMPORTED || current.created_at <= policy.created_at
    if (is_current && isNewest && isReplaceable(current)) await replacePolicy(trx, policy)
    else await addFormerPolicy(trx, policy)
  },
}

/** Built-in text, or an older one of the same import. */
const isReplaceable = (current: { updated_by: string | null } | undefined) =>
  !current || current.updated_by === null || current.updated_by === IMPORTED
