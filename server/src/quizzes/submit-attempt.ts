import { randomUUID } from 'node:crypto'
import { isPassed } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import type { RowWrite } from '../http/rest/resource.ts'
import { nowIso } from '../platform/clock.ts'
import { type Db, inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { baseSetOf, isQuizSize } from './base-sets.ts'
import { isDrawUsable } from './draw-quiz.ts'
import { consumeDraw } from './draw-store.ts'
import { parseBaseSet } from './encrypted-base-sets.ts'
import { loadQuestionBank, type QuestionBank } from './question-bank.ts'
import { questionsOfAttempt, serializeSnapshots, snapshotOf } from './question-snapshot.ts'
import { buildReview, computeScore } from './rules.ts'
import { findAttempt, insertAttempt, type QuizResultRow } from './store.ts'

/** Records a passed quiz in the learner's progress; called in the transaction that records the pass. */
export type RecordQuizPassed = (
  db: Db,
  site: Site,
  pass: { userId: string; lessonId: LessonId },
) => Promise<void>

type Attempt = {
  user_id: string
  lesson_id: LessonId
  answers: string[]
  attempt_id?: string
  draw_id?: string
  base_set?: string
}

/** Grades and stores an attempt, ignoring the submitted score, and returns the correct answers. */
export async function submitAttempt(
  site: Site,
  caller: Caller & { role: 'user' },
  attempt: Attempt,
  recordQuizPassed: RecordQuizPassed,
): Promise<RowWrite> {
  if (attempt.user_id !== caller.userId) throw new AppError('access.denied')
  if (!isQuizSize(attempt.lesson_id, attempt.answers.length)) {
    throw new AppError('rest.refused_value', {
      text: 'The number of answers does not match any quiz of this lesson',
    })
  }
  const withExplanations = await site.hasCourse(caller)
  const bank = await loadQuestionBank(site.db)
  return async (db) => {
    const { draw_id } = attempt
    const { row, inserted } = draw_id
      ? await inTransaction(db, (trx) => gradeDraw(trx, site, bank, { ...attempt, draw_id }))
      : await insertAttemptOnce(db, site, bank, attempt, askedWithoutDraw(site, bank, attempt))
    if (inserted && isPassed(row.score, row.total_questions))
      await recordQuizPassed(db, site, { userId: row.user_id, lessonId: row.lesson_id })
    const review = buildReview(questionsOfAttempt(bank, row) ?? [], withExplanations)
    return { row: { ...row, review }, inserted }
  }
}

/** Consumes the draw, so that it cannot be answered again after the learner has seen the review. */
async function gradeDraw(db: Db, site: Site, bank: QuestionBank, attempt: Attempt & { draw_id: string }) {
  const draw = await consumeDraw(db, attempt.user_id, attempt.draw_id)
  if (!draw) {
    const stored = attempt.attempt_id && (await findAttempt(db, attempt.user_id, attempt.attempt_id))
    if (stored) return requireSameAttempt(stored, attempt)
    throw new AppError('quizzes.draw_closed')
  }
  const matchesQuiz = draw.lesson_id === attempt.lesson_id && draw.questions === attempt.answers.length
  if (!matchesQuiz || !isDrawUsable(bank, draw, nowIso(site.clock))) throw new AppError('quizzes.draw_closed')
  return insertAttemptOnce(db, site, bank, attempt, draw.asked)
}

/** The base set that the learner was sent. For clients that do not return it, the one that is asked today. */
function askedWithoutDraw(site: Site, bank: QuestionBank, { lesson_id, answers, base_set }: Attempt): string {
  if (base_set === undefined)
    return serializeSnapshots(snapshotOf(baseSetOf(bank, lesson_id, answers.length)))
  const sent = parseBaseSet(site, base_set)
  if (sent?.lessonId !== lesson_id || sent.asked.length !== answers.length)
    throw new AppError('quizzes.draw_closed')
  return serializeSnapshots(sent.asked)
}

async function insertAttemptOnce(db: Db, site: Site, bank: QuestionBank, attempt: Attempt, asked: string) {
  const row: QuizResultRow = {
    id: randomUUID(),
    user_id: attempt.user_id,
    attempt_id: attempt.attempt_id ?? randomUUID(),
    ...quizShapeOf(attempt),
    answers: JSON.stringify(attempt.answers),
    score: computeScore(attempt.answers, questionsOfAttempt(bank, { ...quizShapeOf(attempt), asked }) ?? []),
    created_at: nowIso(site.clock),
    grade_override: null,
    draw_id: attempt.draw_id ?? null,
    asked,
    first_score: null,
  }
  if (await insertAttempt(db, row)) return { row, inserted: true }
  return requireSameAttempt(await findAttempt(db, row.user_id, row.attempt_id), attempt)
}

const quizShapeOf = ({ lesson_id, answers }: Attempt) => ({ lesson_id, total_questions: answers.length })

/** Accepts a retry after a lost response. The first submission counts; the retry must be identical. */
function requireSameAttempt(stored: QuizResultRow | undefined, attempt: Attempt) {
  if (
    stored?.lesson_id !== attempt.lesson_id ||
    stored.answers !== JSON.stringify(attempt.answers) ||
    stored.draw_id !== (attempt.draw_id ?? null)
  ) {
    throw new AppError('quizzes.attempt_mismatch')
  }
  return { row: stored, inserted: false }
}
