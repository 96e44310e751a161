import { customerStageLabels } from '@course/contract/admin/customers'
import type { Filter } from '../kit/filter-bar.tsx'
import { accessLabels } from './badges.tsx'

/** The filters of the customer list, which announcements share. */
export const customerFilterChoices = (): readonly Filter[] => [
  { name: 'access', label: 'Access', kind: 'choice', options: Object.entries(accessLabels) },
  {
    name: 'stage',
    label: 'Stage',
    kind: 'choice',
    options: customerStageLabels().map((text, stage) => [String(stage), text] as const),
  },
  {
    name: 'only',
    label: 'Show only',
    kind: 'choice',
    options: [
      ['never-signed-in', 'Never signed in'],
      ['mail-trouble', 'Email problems'],
      ['refunded', 'Refunded'],
      ['follow-up', 'Follow-up due'],
      ['deletes', 'Deletion pending'],
    ],
  },
  { name: 'createdFrom', label: 'Created after', kind: 'day' },
  { name: 'lastSignInFrom', label: 'Last sign-in after', kind: 'day' },
  { name: 'lastSignInBefore', label: 'Last sign-in before', kind: 'day' },
]
