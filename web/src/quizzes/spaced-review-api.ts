import type { MailChoice } from '@course/contract/account/optional-mails'
import {
  type ReviewAnswers,
  type ReviewRound,
  reviewMail,
  type SpacedReview,
} from '@course/contract/learning/spaced-review'
import { callFunction } from '../api/clients.ts'

export const readSpacedReview = () => callFunction<SpacedReview>('spaced-review')

export const answerReview = (answers: ReviewAnswers) =>
  callFunction<ReviewRound>('answer-spaced-review', answers)

export const wantReview = (isWanted: boolean) =>
  callFunction<{ choices: readonly MailChoice[] }>('choose-optional-mail', { kind: reviewMail, isWanted })
