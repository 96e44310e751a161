import { randomUUID } from 'node:crypto'
import { quizPassedStage } from '@course/contract/admin/customers'
import { isPassed } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { z } from 'zod'
import { advanceStage } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import {
  accountImporter,
  importedId,
  importedInteger,
  importedText,
  importedTime,
  stableId,
} from '../platform/importer.ts'
import { lessonIdField } from '../platform/lesson-id.ts'
import { tryParseJson } from '../platform/parse-json.ts'
import { isQuizSize } from './base-sets.ts'
import { findAttempt, insertAttempt } from './store.ts'

const MAX_ANSWERS = 100

/** A JSON list, or a PostgreSQL array such as `{0,2,1}`. */
const answerList = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value
    const text = value.trim()
    if (/^\{[\d,"]*\}$/.test(text))
      return text === '{}' ? [] : text.slice(1, -1).replaceAll('"', '').split(',')
    return tryParseJson(text) ?? value
  },
  z
    .array(z.union([z.number(), importedText(10)], 'must be options'), 'must be a list')
    .max(MAX_ANSWERS, 'is too long')
    .transform((answers) => answers.map(String)),
)

const row = z
  .object({
    id: importedId.nullish(),
    user_id: importedId,
    lesson_id: lessonIdField('is not a lesson of this course'),
    answers: answerList,
    score: importedInteger(0, MAX_ANSWERS),
    total_questions: importedInteger(1, MAX_ANSWERS),
    created_at: importedTime,
  })
  .transform(({ id, ...attempt }) => ({
    ...attempt,
    attempt_id: id ?? stableId('quiz_results', attempt),
  }))

/**
 * Imported attempts keep their score. Their answers count as answers to the built-in base set, as those of attempts from
 * before questions could be edited, so a regrade can raise it.
 */
export const importAttempts = accountImporter<z.infer<typeof row>>({
  table: 'quiz_results',
  columns: ['user_id', 'lesson_id', 'score', 'total_questions'],
  row,
  keyOf: ({ attempt_id }) => attempt_id,
  accountOf: (attempt) => attempt.user_id,

  problemOf({ lesson_id, total_questions, score, answers }) {
    if (score > total_questions) return `the score is ${score} of ${total_questions}`
    if (!isQuizSize(lesson_id, total_questions))
      return `${lesson_id} has no quiz of ${total_questions} questions`
    if (answers.length !== total_questions)
      return `it has ${answers.length} answers to ${total_questions} questions`
    return undefined
  },

  exists: async (db, { attempt_id }, userId) => (await findAttempt(db, userId, attempt_id)) !== undefined,

  async write(trx, attempt, user_id, clock) {
    const { attempt_id, lesson_id, answers, score, total_questions, created_at } = attempt
    await insertAttempt(trx, {
      id: randomUUID(),
      user_id,
      attempt_id,
      lesson_id,
      answers: JSON.stringify(answers),
      score,
      total_questions,
      created_at: created_at ?? nowIso(clock),
      grade_override: null,
      draw_id: null,
      asked: null,
      first_score: null,
    })
    if (isPassed(score, total_questions))
      await advanceStage(trx, user_id, quizPassedStage(lessonNumberOf(lesson_id)))
  },
})
