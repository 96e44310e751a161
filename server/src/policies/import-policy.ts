import { policyTypes } from '@course/contract/editing/policies'
import { z } from 'zod'
import {
  addEarlierVersion,
  addVersion,
  findCurrentText,
  hasVersionWith,
  sanitizeImported,
} from '../editing/index.ts'
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
import { policyTexts } from './texts.ts'

const row = z.object({
  policy_type: z.enum(policyTypes, 'is not a policy of this site'),
  content: policyTexts.format.field.transform(sanitizeImported),
  is_current: importedBoolean,
  created_at: importedTime,
})

type Row = z.infer<typeof row>

/**
 * The newest imported current text becomes the current version, unless the policy was edited on this site. All
 * others become earlier versions.
 */
export const importPolicies: Importer<Row> = {
  table: 'policy_content',
  columns: ['policy_type', 'content', 'is_current'],
  row,
  keyOf: ({ policy_type, content }) => stableId(policy_type, content),

  async preview(db, { policy_type, content, is_current }): Promise<ImportOutcome> {
    if (content === '') return rejected('its text is empty after sanitizing')
    if (await hasVersionWith(db, policy_type, content)) return { state: 'exists' }
    const isEditedHere = is_current && !isReplaceable(await findCurrentText(db, policy_type))
    return isEditedHere
      ? { state: 'new', reason: 'becomes an earlier version, because the policy was edited on this site' }
      : { state: 'new' }
  },

  async write(trx, { policy_type, content, is_current, created_at }, { clock }) {
    const policy = {
      text_id: policy_type,
      kind: policyTexts.name,
      content,
      author: IMPORTED,
      created_at: created_at ?? nowIso(clock),
    }
    const current = await findCurrentText(trx, policy_type)
    const isNewest = current?.author !== IMPORTED || current.created_at <= policy.created_at
    if (is_current && isNewest && isReplaceable(current)) await addVersion(trx, policy)
    else await addEarlierVersion(trx, policy)
  },
}

/** Whether the current text is the built-in one or from an earlier import. */
const isReplaceable = (current: { author: string | null } | undefined) =>
  !current || current.author === null || current.author === IMPORTED
