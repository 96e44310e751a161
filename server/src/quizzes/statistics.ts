import { type QuizStats, quizStatsSampleSize } from '@course/contract/admin/learning'
import { quizSizeOf } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { allKeysetPages, keysetPage } from '../platform/keyset.ts'
import { analyzeQuestions, summarizeAttempts } from './item-analysis.ts'
import type { Question, QuestionBank } from './question-bank.ts'
import { chosenOptionsOf } from './question-snapshot.ts'
import type { QuizResultRow } from './store.ts'

/** The results of a quiz and of each of its questions, retired ones last. */
export async function quizStatistics(db: Db, bank: QuestionBank, lessonId: LessonId) {
  const size = quizSizeOf(lessonId)
  const { active, retired } = bank.ofLesson(lessonId)
  const questions = [...active, ...retired]
  const { histories, isPartial } = await loadHistories(db, bank, lessonId, questions)
  const firstAttempts = new Map<string, Attempt['chosen']>()
  for (const { user_id, chosen } of histories) {
    if (!firstAttempts.has(user_id)) firstAttempts.set(user_id, chosen)
  }
  const statistics = analyzeQuestions([...firstAttempts.values()], questions)
  const quiz: QuizStats = { lessonId, questions: size, isPartial, ...summarizeAttempts(histories, size) }
  return {
    quiz,
    items: questions.map((question, index) => {
      const { taken, ...stats } = statistics[index]!
      return {
        ...stats,
        id: question.id,
        isRetired: index >= active.length,
        question: question.question,
        key: question.correct,
        options: question.options.map((text, option) => ({ text, taken: taken[option] ?? 0 })),
      }
    }),
  }
}

/** Excluded attempts do not count in statistics. */
const isCounted = sql<boolean>`(grade_override is null or grade_override <> 'excluded')`

type Attempt = Pick<QuizResultRow, 'id' | 'user_id' | 'score' | 'created_at'> & {
  chosen: ReturnType<typeof chosenOptionsOf>
}

/**
 * Returns the newest attempts at a quiz, oldest first, of the learners whose first attempt is among them.
 * Loads them in pages so that other requests are served in between.
 */
async function loadHistories(db: Db, bank: QuestionBank, lessonId: LessonId, questions: readonly Question[]) {
  const size = quizSizeOf(lessonId)
  const attempts: Attempt[] = []
  const pages = allKeysetPages((page) =>
    keysetPage(
      db
        .selectFrom('quiz_results')
        .select(['id', 'user_id', 'lesson_id', 'total_questions', 'asked', 'answers', 'score', 'created_at'])
        .where('lesson_id', '=', lessonId)
        .where('total_questions', '=', size)
        .where(isCounted),
      ['created_at', 'id'],
      page,
    ),
  )
  for await (const rows of pages) {
    for (const { id, user_id, score, created_at, ...attempt } of rows) {
      attempts.push({ id, user_id, score, created_at, chosen: chosenOptionsOf(bank, attempt, questions) })
    }
    if (attempts.length > quizStatsSampleSize) break
  }
  attempts.reverse()
  const isPartial = attempts.length > quizStatsSampleSize
  if (!isPartial) return { histories: attempts, isPartial }
  const startedEarlier = await usersWithEarlierAttempt(db, lessonId, size, attempts)
  return { histories: attempts.filter(({ user_id }) => !startedEarlier.has(user_id)), isPartial }
}

/** The learners among these attempts who already had an attempt before the oldest of them. */
async function usersWithEarlierAttempt(
  db: Db,
  lessonId: LessonId,
  size: number,
  attempts: readonly Attempt[],
) {
  const userIds = [...new Set(attempts.map(({ user_id }) => user_id))]
  const found = new Set<string>()
  for (let start = 0; start < userIds.length; start += 500) {
    const rows = await db
      .selectFrom('quiz_results')
      .select('user_id')
      .distinct()
      .where('user_id', 'in', userIds.slice(start, start + 500))
      .where('lesson_id', '=', lessonId)
      .where('total_questions', '=', size)
      .where(isCounted)
      .where('created_at', '<=', attempts[0]!.created_at)
      .execute()
    for (const { user_id } of rows) found.add(user_id)
  }
  return found
}
