import { lessonIds } from '@course/contract/lessons'
import { z } from 'zod'
import { serverFunction } from '../platform/functions.ts'
import { unlimited } from '../platform/limits.ts'
import type { OpenSlice } from '../platform/slice.ts'
import { drawnFor } from './draw-quiz.ts'
import { personalData } from './personal-data.ts'
import { questionsFor } from './questions.ts'
import { regradeJob } from './regrade.ts'
import { quizResults } from './resource.ts'
import { spacedReviewFunctions } from './spaced-review/functions.ts'
import { spacedReviewJob } from './spaced-review/job.ts'

export { chosenOf, shownIn } from './asked.ts'
export { importAttempts } from './import-attempt.ts'
export { analyseQuestions, summariseAttempts } from './item-analysis.ts'
export { poolOf } from './questions.ts'
export { answerKeyOf, REGRADE_JOB, tryRegrade } from './regrade.ts'
export { attemptById, bestResultsOf, firstPassesOf, type QuizResultRow, setVerdict } from './store.ts'

const quizQuestions = serverFunction(
  'quiz-questions',
  {
    access: 'user',
    limit: unlimited,
    body: z.object({
      lessonId: z.enum([...lessonIds, 'overview'], 'There is no such quiz'),
      draw: z.boolean('draw must be true or false').optional(),
    }),
  },
  async (site, { caller, body }) =>
    body.draw && caller.role === 'user'
      ? drawnFor(site, caller.userId, body.lessonId)
      : questionsFor(body.lessonId),
)

export const openQuizzes: OpenSlice = (site) => ({
  personalData,
  resources: [quizResults],
  functions: [quizQuestions, ...spacedReviewFunctions],
  jobs: [regradeJob(site), spacedReviewJob(site)],
})
