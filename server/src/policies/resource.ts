import { policyTypes } from '@course/contract/editing/policies'
import { z } from 'zod'
import { prepareSave, saveOptionColumns, saveOptions } from '../editing/index.ts'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { resource, write } from '../http/rest/resource.ts'
import { unlimited } from '../platform/rate-limits.ts'
import { policyTexts } from './texts.ts'

const newPolicy = z.object({
  policy_type: z.enum(policyTypes, 'There is no such policy'),
  content: policyTexts.format.field,
  // Ignored: author and `is_current` are set by the server.
  updated_by: z.unknown().optional(),
  is_current: z.unknown().optional(),
  ...saveOptions,
})

/** A view of the current version of each policy. */
export const policyContent = resource('policy_content', {
  columns: {
    id: 'text',
    policy_type: 'text',
    content: 'text',
    updated_by: 'text',
    is_current: 'boolean',
    created_at: 'text',
    ...saveOptionColumns,
  },
  select: {
    access: 'visitor',
    rateLimit: unlimited,
    columns: ['policy_type', 'content', 'is_current', 'created_at'],
    filters: ['policy_type', 'is_current'],
    rows: () => 'all',
    administratorColumns: ['updated_by'],
  },
  insert: write(
    {
      access: { staff: 'texts' },
      rateLimit: unlimited,
      body: newPolicy,
      bodyLimit: bodyBytesFor(policyTexts.format.maxLength),
      returns: ['updated_by'],
    },
    (site, { userId }, { policy_type, ...edit }) => {
      const save = prepareSave(site, policyTexts, { ...edit, id: policy_type, author: userId })
      return async (db) => {
        const { content, author, is_current, created_at } = await save(db)
        return { row: { policy_type, content, updated_by: author, is_current, created_at }, inserted: true }
      }
    },
  ),
})
