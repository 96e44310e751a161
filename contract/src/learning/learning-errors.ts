import { learningErrors } from '@course/content/site/errors/learning'
import type { ErrorEntry } from '../error-entry.ts'
import { missingRatingMessage } from './feedback.ts'

/** Errors of quizzes, progress, plans, certificates and feedback. */
export const LEARNING_ERRORS = {
  'feedback.quote_not_found': { status: 404, text: learningErrors['feedback.quote_not_found'] },
  'quizzes.attempt_mismatch': {
    status: 409,
    text: learningErrors['quizzes.attempt_mismatch'],
    rest: '23505',
  },
  'quizzes.draw_closed': {
    status: 400,
    text: learningErrors['quizzes.draw_closed'],
    rest: '23514',
  },
  'quizzes.question_not_found': { status: 404, text: learningErrors['quizzes.question_not_found'] },
  'quizzes.too_few_questions': { status: 400, text: learningErrors['quizzes.too_few_questions'] },
  'progress.not_next': {
    status: 400,
    text: learningErrors['progress.not_next'],
    rest: '23514',
  },
  'progress.lesson_locked': { status: 403, text: learningErrors['progress.lesson_locked'], rest: '42501' },
  'plan.too_large': { status: 413, text: learningErrors['plan.too_large'] },
  'plan.too_many': { status: 409, text: learningErrors['plan.too_many'] },
  'toolkit.not_found': { status: 404, text: learningErrors['toolkit.not_found'] },
  'plan.not_found': { status: 404, text: learningErrors['plan.not_found'] },
  'plan.link_not_found': {
    status: 404,
    text: learningErrors['plan.link_not_found'],
  },
  'plan.link_gone': { status: 404, text: learningErrors['plan.link_gone'] },
  'plan.too_many_links': { status: 409, text: learningErrors['plan.too_many_links'] },
  'plan.unknown_field': { status: 422, text: learningErrors['plan.unknown_field'] },
  'plan.too_many_comments': { status: 409, text: learningErrors['plan.too_many_comments'] },
  'plan.comment_not_found': { status: 404, text: learningErrors['plan.comment_not_found'] },
  'certificates.course_not_finished': {
    status: 403,
    text: learningErrors['certificates.course_not_finished'],
  },
  'certificates.not_issued': { status: 404, text: learningErrors['certificates.not_issued'] },
  'certificates.invalid': { status: 422, text: learningErrors['certificates.invalid'] },
  'certificates.specimen': { status: 403, text: learningErrors['certificates.specimen'] },
  'certificates.locked': { status: 403, text: learningErrors['certificates.locked'] },
  'certificates.self_correctable': { status: 409, text: learningErrors['certificates.self_correctable'] },
  'certificates.withdrawn': { status: 403, text: learningErrors['certificates.withdrawn'] },
  'certificates.outdated': { status: 410, text: learningErrors['certificates.outdated'] },
  'certificates.conflict': {
    status: 409,
    text: learningErrors['certificates.conflict'],
  },
  'feedback.no_rating': {
    status: 400,
    text: missingRatingMessage,
    rest: '23514',
  },
} as const satisfies Record<string, ErrorEntry>
