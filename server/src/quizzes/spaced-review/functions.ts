import { type ReviewRound, reviewDays, reviewQuestions } from '@course/contract/learning/spaced-review'
import { z } from 'zod'
import { isPaidCustomer } from '../../access/index.ts'
import { AppError } from '../../platform/errors.ts'
import { type ServerFunction, serverFunction } from '../../platform/functions.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import type { Caller } from '../../platform/tokens.ts'
import { readReview, shownRound } from './read-review.ts'
import { answerRound, roundOf } from './store.ts'

const LIMIT = perMinute(60)

const ownId = (caller: Caller): string => {
  if (caller.role !== 'user') throw new AppError('access.sign_in_required')
  return caller.userId
}

const read = serverFunction(
  'spaced-review',
  { access: 'user', rateLimit: LIMIT, body: z.unknown() },
  (site, { caller }) => readReview(site, ownId(caller)),
)

/** Nothing counts here, so the answers are only kept to show them again. */
const answerFunction = serverFunction(
  'answer-spaced-review',
  {
    access: 'user',
    rateLimit: LIMIT,
    body: z.object({
      since: z.string().max(40),
      number: z.int().min(1).max(reviewDays.length),
      answers: z.array(z.string().regex(/^[0-3]$/)).max(reviewQuestions),
    }),
  },
  async (site, { caller, body: { answers, ...id } }): Promise<ReviewRound> => {
    const userId = ownId(caller)
    if (!(await isPaidCustomer(site, userId))) throw new AppError('access.denied')
    const open = await roundOf(site.db, userId, id)
    const round = open && shownRound(open)
    if (round?.questions.length !== answers.length) throw new AppError('quizzes.draw_closed')
    await answerRound(site.db, userId, id, JSON.stringify(answers))
    const stored = await roundOf(site.db, userId, id)
    const shown = stored && shownRound(stored)
    if (!shown) throw new AppError('quizzes.draw_closed')
    return shown
  },
)

export const spacedReviewFunctions: readonly ServerFunction[] = [read, answerFunction]
