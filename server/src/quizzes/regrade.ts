import { quizPassedStage } from '@course/contract/admin/customers'
import type { RegradePreview } from '@course/contract/admin/learning'
import { isPassed, quizSizes } from '@course/contract/learning/quizzes'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { sql } from 'kysely'
import { advanceStage } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { questionsOfAttempt } from './question-snapshot.ts'
import { poolOf } from './questions.ts'
import { scoreOf } from './rules.ts'
import { firstPassesOf, type QuizResultRow, type RegradeRow } from './store.ts'

const PAGE = 500

export const REGRADE_JOB = 'regrade'

/** Fingerprint of a quiz's answer key. */
export const answerKeyOf = (lessonId: LessonId): string =>
  JSON.stringify(poolOf(lessonId).map(({ correct }) => correct))

type Attempt = Pick<
  QuizResultRow,
  | 'id'
  | 'user_id'
  | 'lesson_id'
  | 'total_questions'
  | 'asked'
  | 'answers'
  | 'score'
  | 'verdict'
  | 'created_at'
>
type RegradeCursor = { reached_at: string; reached_id: string }

/** The next attempts at the quiz after a place, oldest first. The short quiz is another one. */
const attemptsAfter = (
  db: Db,
  lessonId: LessonId,
  { reached_at, reached_id }: RegradeCursor,
): Promise<Attempt[]> =>
  db
    .selectFrom('quiz_results')
    .select([
      'id',
      'user_id',
      'lesson_id',
      'total_questions',
      'asked',
      'answers',
      'score',
      'verdict',
      'created_at',
    ])
    .where('lesson_id', '=', lessonId)
    .where('total_questions', '=', quizSizes[lessonId])
    .where(sql<boolean>`(created_at, id) > (${reached_at}, ${reached_id})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(PAGE)
    .execute()

/** An attempt with the score that the key of today gives it; without its questions it keeps what it has. */
function graded(attempt: Attempt) {
  const questions = questionsOfAttempt(attempt)
  const now = questions ? scoreOf(JSON.parse(attempt.answers) as string[], questions) : attempt.score
  const passes = (points: number) => isPassed(points, attempt.total_questions)
  return { ...attempt, now, isNewPass: passes(now) && !passes(attempt.score) }
}

const START: RegradeCursor = { reached_at: '', reached_id: '' }
const cursorOf = ({ created_at, id }: Attempt): RegradeCursor => ({ reached_at: created_at, reached_id: id })

/** What grading anew would change, without changing it. Read in pages, so that others are served in between. */
export async function previewRegrade({ db }: Pick<Site, 'db'>, lessonId: LessonId): Promise<RegradePreview> {
  const trial = { key: answerKeyOf(lessonId), attempts: 0, raised: 0, lower: 0 }
  const people = new Set<string>()
  let place = START
  for (;;) {
    const page = await attemptsAfter(db, lessonId, place)
    for (const attempt of page) {
      const { user_id, score, now, verdict: gradeOverride, isNewPass } = graded(attempt)
      trial.attempts += 1
      if (now > score) trial.raised += 1
      if (now < score) trial.lower += 1
      if (isNewPass && gradeOverride === null) people.add(user_id)
    }
    if (page.length < PAGE) break
    place = cursorOf(page.at(-1)!)
  }
  let passing = 0
  for (const userId of people) if (!(await firstPassesOf(db, userId)).has(lessonId)) passing += 1
  return { ...trial, people: passing }
}

/** Regrades queued quizzes page by page; after a crash it continues where it stopped. */
export const regradeJob = (site: Site): Job => ({
  name: REGRADE_JOB,
  everySeconds: 60,
  async run() {
    const open = await site.db
      .selectFrom('regrades')
      .selectAll()
      .where('done_at', 'is', null)
      .orderBy('asked_at')
      .execute()
    for (const regrade of open) {
      // Requested for another answer key: skip it. A process with that key handles it, or staff request it
      // again.
      if (regrade.answer_key === answerKeyOf(regrade.lesson_id)) await regradeAll(site, regrade)
    }
  },
})

async function regradeAll(site: Site, regrade: RegradeRow): Promise<void> {
  let next: RegradeRow | undefined = regrade
  while (next && next.done_at === null) {
    const before: RegradeRow = next
    next = await site.db.transaction().execute((trx) => regradePage(trx, site, before))
  }
}

/** Undefined when another process has done this page. */
async function regradePage(trx: Tx, site: Site, regrade: RegradeRow): Promise<RegradeRow | undefined> {
  const page = await attemptsAfter(trx, regrade.lesson_id, regrade)
  const raised = page.map(graded).filter(({ now, score }) => now > score)
  const passing = raised.filter(({ isNewPass }) => isNewPass)
  // Claim the page first: of two processes one waits here, then finds it done.
  const taken = await trx
    .updateTable('regrades')
    .set({
      ...(page.length > 0 && cursorOf(page.at(-1)!)),
      raised: regrade.raised + raised.length,
      passed: regrade.passed + passing.length,
      done_at: page.length < PAGE ? nowIso(site.clock) : null,
    })
    .where('id', '=', regrade.id)
    .where('reached_id', '=', regrade.reached_id)
    .where('done_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!taken) return undefined
  // Lock accounts before attempts, as all code that changes attempts does.
  const step = quizPassedStage(lessonNumberOf(regrade.lesson_id))
  const people = new Set(
    passing.filter(({ verdict: gradeOverride }) => gradeOverride === null).map(({ user_id }) => user_id),
  )
  for (const userId of [...people].toSorted()) await advanceStage(trx, userId, step)
  for (const { id, score, now } of raised)
    await trx
      .updateTable('quiz_results')
      .set((eb) => ({ score: now, first_score: eb.fn.coalesce('first_score', eb.val(score)) }))
      .where('id', '=', id)
      .where('score', '<', now)
      .execute()
  return taken
}
