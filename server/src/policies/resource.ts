import { policyMaxLength, policyTypes } from '@course/contract/editing/policies'
import { z } from 'zod'
import { saveOptionColumns, saveOptions } from '../drafts/index.ts'
import { richTextField } from '../lessons/index.ts'
import { unlimited } from '../platform/rate-limits.ts'
import { bodyBytesFor } from '../platform/request-bodies.ts'
import { resource, write } from '../platform/rest/resource.ts'
import { savePolicy } from './save-policy.ts'

const newPolicy = z.object({
  policy_type: z.enum(policyTypes, 'There is no such policy'),
  content: richTextField(policyMaxLength),
  // Ignored: author and `is_current` are set by the server.
  updated_by: z.unknown().optional(),
  is_current: z.unknown().optional(),
  ...saveOptions,
})

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
    // Only staff can read earlier versions.
    rows: () => ({ is_current: 1 }),
    administratorColumns: ['updated_by'],
  },
  insert: write(
    {
      access: 'administrator',
      rateLimit: unlimited,
      body: newPolicy,
      bodyLimit: bodyBytesFor(policyMaxLength),
      returns: ['updated_by'],
    },
    savePolicy,
  ),
})
