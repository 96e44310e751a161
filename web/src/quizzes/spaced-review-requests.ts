import type { MailPreference } from '@course/contract/account/optional-mails'
import {
  type ReviewAnswers,
  type ReviewRound,
  reviewMail,
  type SpacedReview,
} from '@course/contract/learning/spaced-review'
import { callFunction } from '../app/clients/clients.ts'

export const fetchSpacedReview = () => callFunction<SpacedReview>('spaced-review')

export const answerReview = (answers: ReviewAnswers) =>
  callFunction<ReviewRound>('answer-spaced-review', answers)

export const setReviewEnabled = (isWanted: boolean) =>
  callFunction<{ choices: readonly MailPreference[] }>('choose-optional-mail', { kind: reviewMail, isWanted })
