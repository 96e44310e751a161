import { isLessonId } from '@course/contract/lessons'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import type { SliceFactory } from '../http/slice.ts'
import { perAccount, perMinute } from '../platform/rate-limits.ts'
import { drawQuizzes } from './draw-quiz.ts'
import { baseQuestionsFor } from './encrypted-base-sets.ts'
import { personalData } from './personal-data.ts'
import { loadQuestionBank } from './question-bank.ts'
import { regradeJob } from './regrade.ts'
import { quizResults } from './resource.ts'
import { spacedReviewFunctions } from './spaced-review/functions.ts'
import { spacedReviewJob } from './spaced-review/job.ts'
import type { RecordQuizPassed } from './submit-attempt.ts'
import { quizTexts } from './texts.ts'

export { importAttempts } from './import-attempt.ts'
export {
  type PublishedQuestion,
  publishQuestions,
  readQuestions,
  setQuestionRetired,
} from './publish-questions.ts'
export { loadQuestionBank, type QuestionBank } from './question-bank.ts'
export { questionsOfAttempt } from './question-snapshot.ts'
export { quizDetails } from './quiz-details.ts'
export { answerKeyOf, findLastRegrade, previewRegrade, REGRADE_JOB, requestRegrade } from './regrade.ts'
export { quizStatistics } from './statistics.ts'
export {
  findAttemptById,
  findFirstPasses,
  listEffectiveResults,
  listResults,
  setGradeOverride,
} from './store.ts'

const quizQuestions = serverFunction(
  'quiz-questions',
  {
    access: 'user',
    rateLimit: perAccount(perMinute(60)),
    body: z.object({
      lessonId: z.string().refine((id) => id === 'overview' || isLessonId(id), 'There is no such quiz'),
      draw: z.boolean('draw must be true or false').optional(),
    }),
  },
  async (site, { caller, body }) =>
    body.draw
      ? drawQuizzes(site, caller.userId, body.lessonId)
      : baseQuestionsFor(site, await loadQuestionBank(site.db), body.lessonId),
)

/** `recordQuizPassed` is an argument because it belongs to `progress`, which imports this slice. */
export const createQuizzesSlice =
  (recordQuizPassed: RecordQuizPassed): SliceFactory =>
  (site) => ({
    personalData,
    texts: [quizTexts],
    resources: [quizResults(recordQuizPassed)],
    functions: [quizQuestions, ...spacedReviewFunctions],
    jobs: [regradeJob(site, recordQuizPassed), spacedReviewJob(site)],
  })
