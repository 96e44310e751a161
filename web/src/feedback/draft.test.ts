import { answerMaxLength } from '@course/contract/learning/feedback'
import { describe, expect, test } from 'vitest'
import { type Draft, emptyDraft, hasTooLong, parseDraft, rowOf, withAnswer } from './draft.ts'

const half: Draft = { ...withAnswer(emptyDraft('form-1'), 2, 'Lesson 3'), rating: 4 }

describe('a draft that was kept', () => {
  test.each([
    ['a form half filled in', half],
    ['a form not begun', emptyDraft('form-2')],
  ])('%s comes back as it was', (_name, draft) => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'draft'],
    ['another number of answers', { ...half, answers: ['one'] }],
    ['answers that are none', { ...half, answers: [1, 2, 3, 4, 5] }],
    ['no id', { ...half, submissionId: undefined }],
    ['no comments', { ...half, comments: null }],
  ])('%s is not believed', (_name, stored) => {
    expect(parseDraft(stored)).toBeUndefined()
  })

  test('a rating that is none is forgotten, the words stay', () => {
    expect(parseDraft({ ...half, rating: 9 })).toEqual({ ...half, rating: undefined })
  })
})

test('the row carries every answer in its column', () => {
  expect(rowOf({ ...half, rating: 4 }, { id: 'user-1', email: 'a@b.example' })).toEqual({
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

test('an answer may be as long as the server takes it, and no longer', () => {
  expect(hasTooLong(withAnswer(half, 0, 'x'.repeat(answerMaxLength)))).toBe(false)
  expect(hasTooLong(withAnswer(half, 0, 'x'.repeat(answerMaxLength + 1)))).toBe(true)
  expect(hasTooLong({ ...half, comments: 'x'.repeat(answerMaxLength + 1) })).toBe(true)
})
