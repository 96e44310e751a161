import { z } from 'zod'
import { ownRows, resource, write } from '../http/rest/resource.ts'
import { lessonIdField } from '../platform/lesson-id.ts'
import { perAccount, perMinute, unlimited } from '../platform/rate-limits.ts'
import { type RecordQuizPassed, submitAttempt } from './submit-attempt.ts'

/** Far more than a quiz of 100 questions needs. */
const MAX_BASE_SET_LENGTH = 15_000

const attemptSchema = z.object({
  user_id: z.string(),
  lesson_id: lessonIdField('There is no such lesson'),
  answers: z.array(z.string().regex(/^[0-3]$/, 'Each answer must be the index of an option')).max(100),
  attempt_id: z.uuid('attempt_id must be a UUID').toLowerCase().optional(),
  draw_id: z.uuid('draw_id must be a UUID').toLowerCase().optional(),
  base_set: z.string().max(MAX_BASE_SET_LENGTH).optional(),
  // Accepted but ignored: computed by the server.
  score: z.unknown().optional(),
  total_questions: z.unknown().optional(),
})

/** Keeps one account from filling the disk. */
const ATTEMPT_LIMIT = perAccount(perMinute(60))

export const quizResults = (recordQuizPassed: RecordQuizPassed) =>
  resource('quiz_results', {
    columns: {
      id: 'text',
      user_id: 'text',
      lesson_id: 'text',
      answers: 'json',
      score: 'integer',
      total_questions: 'integer',
      attempt_id: 'text',
      draw_id: 'text',
      base_set: 'text',
      created_at: 'text',
      grade_override: 'text',
      review: 'json',
    },
    select: {
      access: 'user',
      rateLimit: unlimited,
      columns: [
        'id',
        'user_id',
        'lesson_id',
        'answers',
        'score',
        'total_questions',
        'attempt_id',
        'created_at',
        'grade_override',
      ],
      filters: ['id', 'user_id', 'lesson_id', 'attempt_id'],
      order: ['created_at', 'lesson_id'],
      rows: ownRows('user_id'),
    },
    insert: write(
      { access: 'user', rateLimit: ATTEMPT_LIMIT, body: attemptSchema, returns: ['review'] },
      (site, caller, attempt) => submitAttempt(site, caller, attempt, recordQuizPassed),
    ),
  })
