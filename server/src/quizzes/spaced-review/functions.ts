import { questionsPerReview, type ReviewRound, reviewDays } from '@course/contract/learning/spaced-review'
import { z } from 'zod'
import { type ServerFunction, serverFunction } from '../../http/functions.ts'
import { AppError } from '../../platform/errors.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import { loadQuestionBank } from '../question-bank.ts'
import { getReview, toReviewRound } from './get-review.ts'
import { answerRound, findRound } from './store.ts'

const LIMIT = perMinute(60)

const getReviewFunction = serverFunction(
  'spaced-review',
  { access: 'user', rateLimit: LIMIT, body: z.unknown() },
  (site, { caller }) => getReview(site, caller.userId),
)

/** Reviews are not graded; answers are stored only to show them again. */
const answerFunction = serverFunction(
  'answer-spaced-review',
  {
    access: 'customer',
    rateLimit: LIMIT,
    body: z.object({
      since: z.string().max(40),
      number: z.int().min(1).max(reviewDays.length),
      answers: z.array(z.string().regex(/^[0-3]$/)).max(questionsPerReview),
    }),
  },
  async (site, { caller, body: { answers, ...id } }): Promise<ReviewRound> => {
    const { userId } = caller
    const existing = await findRound(site.db, userId, id)
    const bank = await loadQuestionBank(site.db)
    const round = existing && toReviewRound(bank, existing)
    if (round?.questions.length !== answers.length) throw new AppError('quizzes.draw_closed')
    await answerRound(site.db, userId, id, JSON.stringify(answers))
    const stored = await findRound(site.db, userId, id)
    const result = stored && toReviewRound(bank, stored)
    if (!result) throw new AppError('quizzes.draw_closed')
    return result
  },
)

export const spacedReviewFunctions: readonly ServerFunction[] = [getReviewFunction, answerFunction]
