import { effectiveScores } from '@course/contract/learning/progress'
import { type GradeOverride, isPassed } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { compiledQuery } from '../platform/compiled-query.ts'
import type { Db } from '../platform/database.ts'

export type QuizResultRow = {
  id: string
  user_id: string
  attempt_id: string
  lesson_id: LessonId
  /** The chosen options as a JSON list. */
  answers: string
  score: number
  total_questions: number
  created_at: string
  /** Staff override of the result, if any. */
  grade_override: GradeOverride | null
  /** The draw that was answered; null without one. */
  draw_id: string | null
  /** A JSON list of `QuestionSnapshot`; null for earlier and imported attempts at the built-in base set. */
  asked: string | null
  /** The score before regrading; null if it did not change. */
  first_score: number | null
}

/** A regrade of all attempts at a quiz after its answer key was corrected. */
export type RegradeRow = {
  /** The operation id of the staff action. */
  id: string
  lesson_id: LessonId
  /** A hash of the answer key at the time of the request, see `answerKeyOf`. */
  answer_key: string
  asked_by: string
  asked_at: string
  /** The last attempt that was processed. */
  reached_at: string
  reached_id: string
  /** Number of attempts with a higher score, and how many of them newly pass. */
  raised: number
  passed: number
  done_at: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    regrades: RegradeRow
    quiz_results: QuizResultRow
  }
}

const ATTEMPT_COLUMNS = [
  'id',
  'user_id',
  'attempt_id',
  'lesson_id',
  'answers',
  'score',
  'total_questions',
  'created_at',
  'grade_override',
  'draw_id',
  'asked',
  'first_score',
] as const satisfies (keyof QuizResultRow)[]

const insertRow = compiledQuery((db) =>
  db
    .insertInto('quiz_results')
    .values(Object.fromEntries(ATTEMPT_COLUMNS.map((column) => [column, ''])) as unknown as QuizResultRow)
    .onConflict((conflict) => conflict.columns(['user_id', 'attempt_id']).doNothing()),
)

/** Returns false and changes nothing if the attempt exists. */
export async function insertAttempt(db: Db, row: QuizResultRow): Promise<boolean> {
  const { numAffectedRows } = await insertRow(db, ...ATTEMPT_COLUMNS.map((column) => row[column]))
  return numAffectedRows === 1n
}

export const findAttempt = (db: Db, userId: string, attemptId: string) =>
  db
    .selectFrom('quiz_results')
    .selectAll()
    .where('user_id', '=', userId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst()

export const findAttemptById = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('quiz_results')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

export const setGradeOverride = (db: Db, id: string, gradeOverride: GradeOverride | null) =>
  db.updateTable('quiz_results').set({ grade_override: gradeOverride }).where('id', '=', id).execute()

const MAX_RECENT_ATTEMPTS = 50

/** Lists the latest attempts at the long and the short quiz of a lesson. */
export const listRecentAttempts = (db: Db, userId: string, lessonId: LessonId) =>
  db
    .selectFrom('quiz_results')
    .select(['lesson_id', 'total_questions', 'asked', 'answers'])
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .orderBy('created_at', 'desc')
    .limit(MAX_RECENT_ATTEMPTS)
    .execute()

/** A user's attempts, grouped by result: how many there are and when the first one was made. */
export const listResults = (db: Db, userId: string) =>
  db
    .selectFrom('quiz_results')
    .select((eb) => [
      'lesson_id',
      'score',
      'total_questions',
      'grade_override',
      eb.fn.countAll<number>().as('attempts'),
      eb.fn.min('created_at').as('first_at'),
    ])
    .where('user_id', '=', userId)
    .groupBy(['lesson_id', 'score', 'total_questions', 'grade_override'])
    .execute()

/** With grade overrides applied. */
export const listEffectiveResults = async (db: Db, userId: string) =>
  effectiveScores(await listResults(db, userId))

/** Returns when each quiz was first passed. */
export async function findFirstPasses(db: Db, userId: string): Promise<Map<LessonId, string>> {
  const passes = new Map<LessonId, string>()
  for (const { lesson_id, score, total_questions, first_at } of await listEffectiveResults(db, userId)) {
    const earliest = passes.get(lesson_id)
    if (isPassed(score, total_questions) && (!earliest || first_at < earliest))
      passes.set(lesson_id, first_at)
  }
  return passes
}

/** Of these learners, those who passed the quiz of a lesson. */
export async function findLearnersWhoPassed(
  db: Db,
  lessonId: LessonId,
  userIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('quiz_results')
    .select(['user_id', 'lesson_id', 'score', 'total_questions', 'grade_override'])
    .distinct()
    .where('user_id', 'in', userIds)
    .where('lesson_id', '=', lessonId)
    .execute()
  const passes = effectiveScores(rows).filter(({ score, total_questions }) =>
    isPassed(score, total_questions),
  )
  return new Set(passes.map(({ user_id }) => user_id))
}
