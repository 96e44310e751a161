import { hash } from 'node:crypto'
import type { RegradePreview } from '@course/contract/admin/learning'
import { isPassed, quizSizeOf } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { sql } from 'kysely'
import { forEachItem } from '../alarms/index.ts'
import { lockAccount } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { loadQuestionBank, type QuestionBank } from './question-bank.ts'
import { questionsOfAttempt } from './question-snapshot.ts'
import { computeScore } from './rules.ts'
import { findLearnersWhoPassed, type QuizResultRow, type RegradeRow } from './store.ts'
import type { RecordQuizPassed } from './submit-attempt.ts'

const PAGE_SIZE = 500

export const REGRADE_JOB = 'regrade'

/** Changes whenever the correct option of a question does, in any of its wordings. */
export const answerKeyOf = async (db: Db, lessonId: LessonId): Promise<string> =>
  hashKey(await loadQuestionBank(db), lessonId)

function hashKey(bank: QuestionBank, lessonId: LessonId): string {
  const key = bank
    .wordingsOf(lessonId)
    .map(({ id, contentHash, correct }) => `${id} ${contentHash} ${correct}`)
  return hash('sha256', key.toSorted().join('\n'))
}

type RegradeCursor = { reached_at: string; reached_id: string }

/** Lists attempts at the long quiz after the cursor, oldest first. */
const listAttemptsAfter = (
  db: Db,
  lessonId: LessonId,
  { reached_at, reached_id }: RegradeCursor,
): Promise<QuizResultRow[]> =>
  db
    .selectFrom('quiz_results')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .where('total_questions', '=', quizSizeOf(lessonId))
    .where(sql<boolean>`(created_at, id) > (${reached_at}, ${reached_id})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute()

/** Scores an attempt with the current answer key. If its questions are unknown, the score stays. */
function gradeAttempt(bank: QuestionBank, attempt: QuizResultRow) {
  const questions = questionsOfAttempt(bank, attempt)
  const newScore = questions
    ? computeScore(JSON.parse(attempt.answers) as string[], questions)
    : attempt.score
  const passes = (points: number) => isPassed(points, attempt.total_questions)
  return { ...attempt, newScore, isNewPass: passes(newScore) && !passes(attempt.score) }
}

const START: RegradeCursor = { reached_at: '', reached_id: '' }
const cursorOf = ({ created_at, id }: QuizResultRow): RegradeCursor => ({
  reached_at: created_at,
  reached_id: id,
})

/** Counts what a regrade would change. Reads in pages, so that other requests are not blocked. */
export async function previewRegrade({ db }: Pick<Site, 'db'>, lessonId: LessonId): Promise<RegradePreview> {
  const bank = await loadQuestionBank(db)
  const preview = { key: hashKey(bank, lessonId), attempts: 0, raised: 0, lower: 0 }
  const people = new Set<string>()
  let cursor = START
  for (;;) {
    const page = await listAttemptsAfter(db, lessonId, cursor)
    for (const attempt of page) {
      const {
        user_id,
        score,
        newScore,
        grade_override: gradeOverride,
        isNewPass,
      } = gradeAttempt(bank, attempt)
      preview.attempts += 1
      if (newScore > score) preview.raised += 1
      if (newScore < score) preview.lower += 1
      if (isNewPass && gradeOverride === null) people.add(user_id)
    }
    if (page.length < PAGE_SIZE) break
    cursor = cursorOf(page.at(-1)!)
  }
  const userIds = [...people]
  for (let start = 0; start < userIds.length; start += PAGE_SIZE) {
    const batch = userIds.slice(start, start + PAGE_SIZE)
    for (const userId of await findLearnersWhoPassed(db, lessonId, batch)) people.delete(userId)
  }
  return { ...preview, people: people.size }
}

export const findLastRegrade = (db: Db, lessonId: LessonId) =>
  db
    .selectFrom('regrades')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()

/** Queues a regrade; returns false if one with this answer key is queued. */
export async function requestRegrade(
  trx: Tx,
  { clock }: Pick<Site, 'clock'>,
  request: Pick<RegradeRow, 'id' | 'lesson_id' | 'answer_key' | 'asked_by'>,
): Promise<boolean> {
  const last = await findLastRegrade(trx, request.lesson_id)
  if (last && last.done_at === null && last.answer_key === request.answer_key) return false
  const now = nowIso(clock)
  // Close a pending regrade of an outdated answer key.
  await trx
    .updateTable('regrades')
    .set({ done_at: now })
    .where('lesson_id', '=', request.lesson_id)
    .where('done_at', 'is', null)
    .execute()
  const progress = { reached_at: '', reached_id: '', raised: 0, passed: 0, done_at: null }
  await trx
    .insertInto('regrades')
    .values({ ...request, ...progress, asked_at: now })
    .execute()
  return true
}

/** Regrades queued quizzes page by page; after a crash it continues where it stopped. */
export const regradeJob = (site: Site, recordQuizPassed: RecordQuizPassed): Job => ({
  name: REGRADE_JOB,
  everySeconds: 60,
  async run() {
    const queued = await site.db
      .selectFrom('regrades')
      .selectAll()
      .where('done_at', 'is', null)
      .orderBy('asked_at')
      .execute()
    await forEachItem(site, { job: REGRADE_JOB, items: queued, idOf: ({ id }) => id }, (regrade) =>
      regradeAll(site, regrade, recordQuizPassed),
    )
  },
})

/** If the answer key changes meanwhile, the remaining attempts get the newer one. */
async function regradeAll(
  site: Site,
  regrade: RegradeRow,
  recordQuizPassed: RecordQuizPassed,
): Promise<void> {
  let next: RegradeRow | undefined = regrade
  while (next && next.done_at === null) {
    const before: RegradeRow = next
    const bank = await loadQuestionBank(site.db)
    next = await site.db
      .transaction()
      .execute((trx) => regradePage(trx, site, bank, before, recordQuizPassed))
  }
}

/** Returns undefined if another process has regraded this page. */
async function regradePage(
  trx: Tx,
  site: Site,
  bank: QuestionBank,
  regrade: RegradeRow,
  recordQuizPassed: RecordQuizPassed,
): Promise<RegradeRow | undefined> {
  const page = await listAttemptsAfter(trx, regrade.lesson_id, regrade)
  const raised = page
    .map((attempt) => gradeAttempt(bank, attempt))
    .filter(({ newScore, score }) => newScore > score)
  const passing = raised.filter(({ isNewPass }) => isNewPass)
  // Claim the page first: a second process waits here, then finds it done.
  const claimed = await trx
    .updateTable('regrades')
    .set({
      ...(page.length > 0 && cursorOf(page.at(-1)!)),
      raised: regrade.raised + raised.length,
      passed: regrade.passed + passing.length,
      done_at: page.length < PAGE_SIZE ? nowIso(site.clock) : null,
    })
    .where('id', '=', regrade.id)
    .where('reached_id', '=', regrade.reached_id)
    .where('done_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!claimed) return undefined
  // Lock accounts before attempts, as all code that changes attempts does.
  const people = new Set(
    passing
      .filter(({ grade_override: gradeOverride }) => gradeOverride === null)
      .map(({ user_id }) => user_id),
  )
  for (const userId of [...people].toSorted()) await lockAccount(trx, userId)
  for (const { id, score, newScore } of raised)
    await trx
      .updateTable('quiz_results')
      .set((eb) => ({ score: newScore, first_score: eb.fn.coalesce('first_score', eb.val(score)) }))
      .where('id', '=', id)
      .where('score', '<', newScore)
      .execute()
  for (const userId of people) await recordQuizPassed(trx, site, { userId, lessonId: regrade.lesson_id })
  return claimed
}
