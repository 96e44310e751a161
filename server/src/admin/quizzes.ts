import {
  type QuestionStats,
  type QuizDetails,
  type QuizListEntry,
  quizStatsSampleSize,
} from '@course/contract/admin/learning'
import { quizSizeOf } from '@course/contract/learning/quizzes'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { allKeysetPages, keysetPage } from '../platform/keyset.ts'
import { lessonIdField } from '../platform/lesson-id.ts'
import {
  analyzeQuestions,
  chosenOptionsOf,
  poolOf,
  type QuizResultRow,
  summarizeAttempts,
} from '../quizzes/index.ts'
import { adminRead } from './define-function.ts'
import { getRegrade } from './regrade.ts'

const quizList = adminRead('admin-quizzes', { permission: 'numbers' }, async (site) => {
  const list: QuizListEntry[] = []
  for (const lessonId of lessonIds()) {
    const { items, regrade: _, ...stats } = await getQuiz(site.db, lessonId)
    list.push({ ...stats, flagged: items.filter(({ flags }) => flags.length > 0).length })
  }
  return list
})

const quizOfLesson = adminRead(
  'admin-quiz',
  { permission: 'numbers', fields: { lesson: lessonIdField('There is no such lesson') } },
  (site, { body }) => getQuiz(site.db, body.lesson),
)

async function getQuiz(db: Db, lessonId: LessonId): Promise<QuizDetails> {
  const size = quizSizeOf(lessonId)
  const { histories, isPartial } = await loadHistories(db, lessonId, size)
  const firstAttempts = new Map<string, Attempt['chosen']>()
  for (const { user_id, chosen } of histories) {
    if (!firstAttempts.has(user_id)) firstAttempts.set(user_id, chosen)
  }
  return {
    lessonId,
    questions: size,
    isPartial,
    ...summarizeAttempts(histories, size),
    items: questionStatsOf(lessonId, [...firstAttempts.values()]),
    regrade: await getRegrade(db, lessonId),
  }
}

/** The base set, plus the questions of the bank that at least one learner was asked. */
function questionStatsOf(lessonId: LessonId, attempts: readonly Attempt['chosen'][]): QuestionStats[] {
  const questions = poolOf(lessonId)
  const items = analyzeQuestions(attempts, questions).map(({ taken, ...stats }, index) => {
    const { question, options, correct } = questions[index]!
    return {
      ...stats,
      question,
      key: correct,
      options: options.map((text, option) => ({ text, taken: taken[option] ?? 0 })),
    }
  })
  return items.filter(({ answered }, index) => index < quizSizeOf(lessonId) || answered > 0)
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
async function loadHistories(db: Db, lessonId: LessonId, size: number) {
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
      attempts.push({ id, user_id, score, created_at, chosen: chosenOptionsOf(attempt) })
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

export const quizFunctions = [quizList, quizOfLesson]
