import { randomInt } from 'node:crypto'
import {
  questionsPerReview,
  type ReviewRound,
  type SpacedReview,
} from '@course/contract/learning/spaced-review'
import type { LessonId } from '@course/contract/lessons'
import { nowIso } from '../../platform/clock.ts'
import type { Site } from '../../platform/site.ts'
import { toPublicQuestion } from '../base-sets.ts'
import { drawQuestions } from '../draw.ts'
import { getQuestionFamiliarity } from '../draw-quiz.ts'
import { loadQuestionBank, type QuestionBank } from '../question-bank.ts'
import { questionsOfDraw, serializeSnapshots } from '../question-snapshot.ts'
import { buildReview } from '../rules.ts'
import { findFirstPasses } from '../store.ts'
import { currentRoundAt } from './rules.ts'
import {
  findRound,
  findSubscribedSince,
  insertRound,
  listRounds,
  replaceRound,
  type SpacedReviewRow,
} from './store.ts'

const NO_ACCESS: SpacedReview = {
  isOpen: false,
  isWanted: false,
  hasPassed: false,
  round: null,
  nextAt: null,
}

/** Returns the current review round of a user, and when the next one is due. */
export async function getReview(site: Site, userId: string): Promise<SpacedReview> {
  if (!(await site.hasAccess(userId))) return NO_ACCESS
  const passed = [...(await findFirstPasses(site.db, userId)).keys()]
  const since = await findSubscribedSince(site.db, userId)
  const status = { isOpen: true, isWanted: since !== undefined, hasPassed: passed.length > 0 }
  if (since === undefined) return { ...status, round: null, nextAt: null }
  const { number, nextAt } = currentRoundAt(since, nowIso(site.clock))
  if (number === 0 || passed.length === 0) return { ...status, round: null, nextAt }
  const bank = await loadQuestionBank(site.db)
  const row = await getOrDrawRound(site, bank, userId, { since, number }, passed)
  return { ...status, round: row ? toReviewRound(bank, row) : null, nextAt }
}

/** Questions are drawn when a round is first opened, and keep their wording until they are answered. */
async function getOrDrawRound(
  site: Site,
  bank: QuestionBank,
  userId: string,
  id: { since: string; number: number },
  passed: readonly LessonId[],
): Promise<SpacedReviewRow | undefined> {
  const row = await findRound(site.db, userId, id)
  if (row && (row.answers !== null || questionsOfDraw(bank, row.asked))) return row
  const familiarity = new Map<string, number>()
  for (const lessonId of passed) {
    for (const [question, times] of await getQuestionFamiliarity(site, bank, userId, lessonId))
      familiarity.set(question, times)
  }
  for (const { asked } of await listRounds(site.db, userId)) {
    for (const { id: question } of questionsOfDraw(bank, asked) ?? []) {
      familiarity.set(question, (familiarity.get(question) ?? 0) + 1)
    }
  }
  const pool = passed.flatMap((lessonId) => bank.ofLesson(lessonId).active)
  const drawn = drawQuestions(pool, questionsPerReview, familiarity, randomInt)
  const newRow = { account_id: userId, ...id, asked: serializeSnapshots(drawn), answers: null }
  if (row) await replaceRound(site.db, newRow, row.asked)
  else await insertRound(site.db, newRow)
  return findRound(site.db, userId, id)
}

/** Returns null if a question is unknown. */
export function toReviewRound(
  bank: QuestionBank,
  { since, number, asked, answers }: SpacedReviewRow,
): ReviewRound | null {
  const questions = questionsOfDraw(bank, asked)
  if (!questions) return null
  const answered =
    answers === null ? null : { answers: JSON.parse(answers), review: buildReview(questions, true) }
  return { since, number, questions: questions.map(toPublicQuestion), answered }
}
