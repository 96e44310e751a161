import { randomInt } from 'node:crypto'
import { type ReviewRound, reviewQuestions, type SpacedReview } from '@course/contract/learning/spaced-review'
import type { LessonId } from '@course/contract/lessons'
import { isPaidCustomer } from '../../access/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Site } from '../../platform/site.ts'
import { drawQuestions } from '../draw.ts'
import { knownQuestions } from '../draw-quiz.ts'
import { questionsOfDraw } from '../question-snapshot.ts'
import { poolOf, withoutKey } from '../questions.ts'
import { reviewOf } from '../rules.ts'
import { firstPassesOf } from '../store.ts'
import { roundsAt } from './rules.ts'
import { insertRound, replaceRound, roundOf, roundsOf, type SpacedReviewRow, wantedSince } from './store.ts'

const CLOSED: SpacedReview = { isOpen: false, isWanted: false, hasPassed: false, round: null, nextAt: null }

/** What the review has for somebody now. */
export async function readReview(site: Site, userId: string): Promise<SpacedReview> {
  if (!(await isPaidCustomer(site, userId))) return CLOSED
  const passed = [...(await firstPassesOf(site.db, userId)).keys()]
  const since = await wantedSince(site.db, userId)
  const status = { isOpen: true, isWanted: since !== undefined, hasPassed: passed.length > 0 }
  if (since === undefined) return { ...status, round: null, nextAt: null }
  const { number, nextAt } = roundsAt(since, nowIso(site.clock))
  if (number === 0 || passed.length === 0) return { ...status, round: null, nextAt }
  const row = await drawnRound(site, userId, { since, number }, passed)
  return { ...status, round: row ? shownRound(row) : null, nextAt }
}

/** The round as drawn when first opened. Unanswered questions that changed since are redrawn. */
async function drawnRound(
  site: Site,
  userId: string,
  id: { since: string; number: number },
  passed: readonly LessonId[],
): Promise<SpacedReviewRow | undefined> {
  const row = await roundOf(site.db, userId, id)
  if (row && (row.answers !== null || questionsOfDraw(row.asked))) return row
  const known = new Map<string, number>()
  for (const lessonId of passed) {
    for (const [question, times] of await knownQuestions(site, userId, lessonId)) known.set(question, times)
  }
  for (const { asked } of await roundsOf(site.db, userId)) {
    for (const { id: question } of questionsOfDraw(asked) ?? []) {
      known.set(question, (known.get(question) ?? 0) + 1)
    }
  }
  const drawn = drawQuestions(passed.flatMap(poolOf), reviewQuestions, known, randomInt)
  const fresh = { account_id: userId, ...id, asked: JSON.stringify(drawn), answers: null }
  if (row) await replaceRound(site.db, fresh, row.asked)
  else await insertRound(site.db, fresh)
  return roundOf(site.db, userId, id)
}

/** Without the words of a question that is gone there is nothing to show. */
export function shownRound({ since, number, asked, answers }: SpacedReviewRow): ReviewRound | null {
  const questions = questionsOfDraw(asked)
  if (!questions) return null
  const answered =
    answers === null ? null : { answers: JSON.parse(answers), review: reviewOf(questions, true) }
  return { since, number, questions: questions.map(withoutKey), answered }
}
