import { hasPermission } from '@course/contract/admin/admin'
import { answerMaxLength, answerTooLongMessage } from '@course/contract/learning/feedback'
import { z } from 'zod'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { ownRows, resource, write } from '../http/rest/resource.ts'
import { AppError } from '../platform/errors.ts'
import { perAccount, perHour, perMinute } from '../platform/rate-limits.ts'
import { storedText } from '../platform/stored-text.ts'
import { forEachQuestion } from './store.ts'
import { submitFeedback } from './submit-feedback.ts'

const answer = storedText(answerMaxLength, answerTooLongMessage)
  .nullish()
  .transform((text) => text ?? '')

const submission = z.object({
  customer_id: z.string(),
  // Ignored: taken from the token.
  email: z.unknown().optional(),
  // Validated later, because a missing rating has its own error.
  star_rating: z.unknown().optional(),
  ...forEachQuestion(answer),
  additional_comments: answer,
  submission_id: z.uuid('submission_id must be a UUID').toLowerCase().optional(),
})

const columns = {
  id: 'text',
  customer_id: 'text',
  email: 'text',
  ...forEachQuestion('text' as const),
  star_rating: 'integer',
  additional_comments: 'text',
  submission_id: 'text',
  created_at: 'text',
} as const

/** Keeps one account from filling the disk. */
const SUBMISSION_LIMIT = perAccount(perHour(30))

export const feedbackResource = resource('feedback', {
  columns,
  select: {
    access: 'user',
    rateLimit: perMinute(120),
    columns: Object.keys(columns),
    filters: ['customer_id', 'star_rating'],
    order: ['created_at'],
    // No screen reads the feedback of all customers here. The admin area has its own list and export.
    rows: async (site, caller, filterOn) => {
      const staff = await site.findStaff(caller)
      if (!staff || !hasPermission(staff.role, 'export'))
        return ownRows('customer_id')(site, caller, filterOn)
      if (!staff.isInSudoMode) throw new AppError('admin.reauthentication_needed')
      return 'all'
    },
  },
  insert: write(
    {
      access: 'user',
      rateLimit: SUBMISSION_LIMIT,
      body: submission,
      bodyLimit: bodyBytesFor(6 * answerMaxLength),
    },
    submitFeedback,
  ),
})
