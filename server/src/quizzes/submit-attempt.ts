import { randomUUID } from 'node:crypto'
import type { QuizQuestion } from '@course/content/course/quizzes'
import { quizPassedStep } from '@course/contract/customers'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { isPassed } from '@course/contract/quizzes'
import { isPaidCustomer } from '../access/index.ts'
import { raiseStep } from '../auth/index.ts'
import { checkLimit } from '../platform/access.ts'
import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/limits.ts'
import type { RowWrite } from '../platform/rest/resource.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { quizOfSize } from './questions.ts'
import { reviewOf, scoreOf } from './rules.ts'
import { attemptOf, insertAttempt, type QuizResultRow } from './store.ts'

type Attempt = { user_id: string; lesson_id: LessonId; answers: string[]; attempt_id?: string }

/** Per account, not per address: a whole class may sit behind one. It only keeps one account from filling the disk. */
const ATTEMPTS = perMinute(60)

/** Grades and stores an attempt, whatever score was claimed, and answers with what was right. */
export async function submitAttempt(
  site: Site,
  caller: Caller & { role: 'user' },
  attempt: Attempt,
): Promise<RowWrite> {
  if (attempt.user_id !== caller.userId) throw new AppError('access.denied')
  const questions = quizOfSize(attempt.lesson_id, attempt.answers.length)
  if (!questions) {
    throw new AppError('rest.refused_value', { text: 'The number of answers fits no quiz of this lesson' })
  }
  await checkLimit(`quiz_results:${caller.userId}`, ATTEMPTS, site)
  const review = reviewOf(questions, await mayReadExplanations(site, caller))
  return async (db) => {
    const { row, inserted } = await insertOnce(db, site.clock, attempt, questions)
    return { row: { ...row, review }, inserted }
  }
}

async function insertOnce(db: Db, clock: Clock, attempt: Attempt, questions: readonly QuizQuestion[]) {
  const row: QuizResultRow = {
    id: randomUUID(),
    user_id: attempt.user_id,
    attempt_id: attempt.attempt_id ?? randomUUID(),
    lesson_id: attempt.lesson_id,
    answers: JSON.stringify(attempt.answers),
    score: scoreOf(attempt.answers, questions),
    total_questions: questions.length,
    created_at: nowIso(clock),
    verdict: null,
    first_score: null,
  }
  if (await insertAttempt(db, row)) {
    if (isPassed(row.score, row.total_questions))
      await raiseStep(db, row.user_id, quizPassedStep(lessonNumberOf(row.lesson_id)))
    return { row, inserted: true }
  }
  // Sent again after its answer was lost. The first one counts, and must be the same.
  const stored = await attemptOf(db, row.user_id, row.attempt_id)
  if (stored?.lesson_id !== row.lesson_id || stored.answers !== row.answers) {
    throw new AppError('quizzes.other_attempt')
  }
  return { row: stored, inserted: false }
}

const mayReadExplanations = async (site: Site, caller: Caller & { role: 'user' }) =>
  (await isPaidCustomer(site, caller.userId)) || (await site.isAdministrator(caller))
