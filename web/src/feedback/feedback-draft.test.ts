import { answerMaxLength } from '@course/contract/learning/feedback'
import { describe, expect, test } from 'vitest'
import {
  emptyDraft,
  type FeedbackDraft,
  hasTooLongAnswer,
  parseDraft,
  toFeedbackRow,
  withAnswer,
} from './feedback-draft.ts'

const half: FeedbackDraft = { ...withAnswer(emptyDraft('form-1'), 2, 'Lesson 3'), rating: 4 }

describe('a stored draft', () => {
  test.each([
    ['a half-filled form', half],
    ['an empty form', emptyDraft('form-2')],
  ])('%s is restored unchanged', (_name, draft) => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test.each([
    ['nothing', undefined],
    ['a string', 'draft'],
    ['another number of answers', { ...half, answers: ['one'] }],
    ['answers that are not strings', { ...half, answers: [1, 2, 3, 4, 5] }],
    ['no id', { ...half, submissionId: undefined }],
    ['no comments', { ...half, comments: null }],
  ])('%s is rejected', (_name, stored) => {
    expect(parseDraft(stored)).toBeUndefined()
  })

  test('drops an invalid rating and keeps the answers', () => {
    expect(parseDraft({ ...half, rating: 9 })).toEqual({ ...half, rating: undefined })
  })
})

test('the row has every answer in its column', () => {
  expect(toFeedbackRow({ ...half, rating: 4 }, { id: 'user-1', email: 'a@b.example' })).toEqual({
    customer_id: 'user-1',
    email: 'a@b.example',
    question_1: '',
    question_2: '',
    question_3: 'Lesson 3',
    question_4: '',
    question_5: '',
    star_rating: 4,
    additional_comments: '',
    submission_id: 'form-1',
  })
})

test('limits answers to the length that the server accepts', () => {
  expect(hasTooLongAnswer(withAnswer(half, 0, 'x'.repeat(answerMaxLength)))).toBe(false)
  expect(hasTooLongAnswer(withAnswer(half, 0, 'x'.repeat(answerMaxLength + 1)))).toBe(true)
  expect(hasTooLongAnswer({ ...half, comments: 'x'.repeat(answerMaxLength + 1) })).toBe(true)
})
