import { defaultPolicies } from '@course/content/site/policies'
import { policyMaxLength, policyTitles, policyTypes } from '@course/contract/editing/policies'
import { isPolicyText } from '@course/contract/editing/texts'
import { richText } from '../editing/index.ts'
import type { TextKind } from '../platform/site.ts'

export const policyTexts = {
  name: 'policy',
  has: isPolicyText,
  format: richText(policyMaxLength),
  // What customers have agreed to changes only when staff change it.
  followsBuiltIn: false,
  builtInTexts: () => policyTypes.map((id) => ({ id, content: defaultPolicies()[id] })),
  emptyMessage: 'A policy cannot be empty',
  mayRead: async () => true,
  labels: async () => (id) => ({ label: isPolicyText(id) ? policyTitles[id] : id, path: `/${id}` }),
} satisfies TextKind
