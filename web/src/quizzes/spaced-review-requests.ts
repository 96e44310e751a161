import { type ReviewAnswers, reviewMail } from '@course/contract/learning/spaced-review'
import { callFunction } from '../app/clients/clients.ts'

export const fetchSpacedReview = () => callFunction('spaced-review')

export const answerReview = (answers: ReviewAnswers) => callFunction('answer-spaced-review', answers)

export const setReviewEnabled = (isWanted: boolean) =>
  callFunction('choose-optional-mail', { kind: reviewMail, isWanted })
