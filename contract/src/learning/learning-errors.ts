import type { ErrorEntry } from '../error-entry.ts'
import { missingRatingMessage } from './feedback.ts'

/** Errors of quizzes, progress, plans, certificates and feedback. */
export const LEARNING_ERRORS = {
  'feedback.quote_not_found': { status: 404, text: 'This link has expired' },
  'quizzes.attempt_mismatch': {
    status: 409,
    text: 'This attempt was already submitted with different answers',
    rest: '23505',
  },
  'quizzes.draw_closed': {
    status: 400,
    text: 'These questions have already been answered, changed, or expired. Start a new attempt.',
    rest: '23514',
  },
  'quizzes.question_not_found': { status: 404, text: 'There is no such question' },
  'quizzes.too_few_questions': { status: 400, text: 'A quiz needs more questions than that' },
  'progress.not_next': {
    status: 400,
    text: 'Lessons are completed one at a time and in order',
    rest: '23514',
  },
  'progress.lesson_locked': { status: 403, text: 'This lesson is locked', rest: '42501' },
  'plan.too_large': { status: 413, text: 'This plan is too large. Shorten some answers to continue.' },
  'plan.too_many': { status: 409, text: 'You can have up to five plans.' },
  'toolkit.not_found': { status: 404, text: 'There is no such file' },
  'plan.not_found': { status: 404, text: 'There is no such plan' },
  'plan.link_not_found': {
    status: 404,
    text: 'This link no longer works. Ask the person who sent it for a new one.',
  },
  'plan.link_gone': { status: 404, text: 'This link has already been withdrawn or has expired.' },
  'plan.too_many_links': { status: 409, text: 'A plan can have up to ten links. Withdraw one first.' },
  'plan.unknown_field': { status: 422, text: 'There is no such answer in this plan' },
  'plan.too_many_comments': { status: 409, text: 'This plan has reached its limit of 500 comments.' },
  'plan.comment_not_found': { status: 404, text: 'There is no such comment' },
  'certificates.course_not_finished': { status: 403, text: 'Finish the course first' },
  'certificates.not_issued': { status: 404, text: 'There is no certificate yet' },
  'certificates.invalid': { status: 422, text: "This can't be printed on the certificate" },
  'certificates.specimen': { status: 403, text: 'Administrators get a specimen, not a certificate' },
  'certificates.locked': { status: 403, text: 'This certificate can no longer be corrected here' },
  'certificates.self_correctable': { status: 409, text: 'You can correct this certificate yourself' },
  'certificates.withdrawn': { status: 403, text: 'This certificate was withdrawn' },
  'certificates.outdated': { status: 410, text: 'This revision was replaced or withdrawn' },
  'certificates.conflict': {
    status: 409,
    text: 'Your certificate was corrected in another window. Reload the page to see the changes.',
  },
  'feedback.no_rating': {
    status: 400,
    text: missingRatingMessage,
    rest: '23514',
  },
} as const satisfies Record<string, ErrorEntry>
