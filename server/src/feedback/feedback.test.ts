import { randomUUID } from 'node:crypto'
import { answerMaxLength } from '@course/contract/learning/feedback'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveSudoMode } from '../testing/factors.ts'
import type { Member, Person } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const completeForm = {
  question_1: 'More than I hoped for.',
  question_2: 'The map of those concerned.',
  question_3: 'Lesson 3; it was my own story.',
  question_4: 'Nothing\nat all – 你好, Привет, "quotes" and <b>tags</b>.',
  question_5: 'Do it.',
  star_rating: 5,
  additional_comments: 'Thank you.',
}

const submit = (person: Person & Partial<Member>, more: Record<string, unknown> = {}) =>
  person.rest.from('feedback').insert({
    customer_id: person.userId ?? randomUUID(),
    email: person.email ?? '',
    ...completeForm,
    ...more,
  })

const listFeedback = () => site.db.selectFrom('feedback').selectAll().orderBy('created_at').execute()
const listFeedbackOf = (person: Member) =>
  site.db.selectFrom('feedback').selectAll().where('customer_id', '=', person.userId).execute()

test('stores feedback unchanged, with the email of the account', async () => {
  const learner = await site.paidCustomer()
  const { status, error } = await submit(learner, { email: 'somebody@else.example' })
  expect([status, error]).toEqual([201, null])
  expect(await listFeedbackOf(learner)).toEqual([
    {
      ...completeForm,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      customer_id: learner.userId,
      email: learner.email,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      read_at: null,
    },
  ])
})

test.each([
  ['only a rating', { star_rating: 1 }],
  ['nulls for empty answers', { star_rating: 3, question_1: null, additional_comments: null }],
])('accepts %s', async (_name, answers) => {
  const learner = await site.signedUp()
  const { status } = await learner.rest
    .from('feedback')
    .insert({ customer_id: learner.userId, email: learner.email, ...answers })
  expect(status).toBe(201)
  expect(await listFeedbackOf(learner)).toMatchObject([
    { star_rating: answers.star_rating, question_1: '', question_5: '', additional_comments: '' },
  ])
})

test('replaces a resent form and adds a new one', async () => {
  const learner = await site.paidCustomer()
  const submission_id = randomUUID()
  await Promise.all(Array.from({ length: 5 }, () => submit(learner, { submission_id }).throwOnError()))
  await submit(learner, {
    submission_id: submission_id.toUpperCase(),
    question_1: 'Corrected',
  }).throwOnError()
  await submit(learner, { star_rating: 2 }).throwOnError()
  const rows = await listFeedbackOf(learner)
  expect(rows.map((row) => [row.question_1, row.star_rating]).toSorted()).toEqual([
    ['Corrected', 5],
    ['More than I hoped for.', 2],
  ])
})

test('does not overwrite the form of another customer with the same id', async () => {
  const [first, second] = [await site.paidCustomer(), await site.paidCustomer()]
  const submission_id = randomUUID()
  await submit(first, { submission_id }).throwOnError()
  await submit(second, { submission_id, question_1: 'Mine' }).throwOnError()
  expect(await listFeedbackOf(first)).toMatchObject([{ question_1: completeForm.question_1 }])
  expect(await listFeedbackOf(second)).toMatchObject([{ question_1: 'Mine' }])
})

describe('refuses and stores nothing', () => {
  const noRating = { status: 400, code: '23514', text: 'Please provide a star rating before submitting.' }
  test.each<[string, Record<string, unknown>, { status: number; code: string; text?: string }]>([
    ['no rating', { star_rating: undefined }, noRating],
    ['a null rating', { star_rating: null }, noRating],
    ['zero stars', { star_rating: 0 }, noRating],
    ['six stars', { star_rating: 6 }, noRating],
    ['half a star', { star_rating: 4.5 }, noRating],
    ['a rating as text', { star_rating: '5' }, noRating],
    ['another customer’s id', { customer_id: randomUUID() }, { status: 403, code: '42501' }],
    ['no id', { customer_id: undefined }, { status: 400, code: '23502' }],
    [
      'an answer that is too long',
      { question_2: 'x'.repeat(answerMaxLength + 1) },
      { status: 400, code: '23514' },
    ],
    [
      'comments that are too long',
      { additional_comments: 'x'.repeat(answerMaxLength + 1) },
      { status: 400, code: '23514', text: 'Please keep this to 5000 characters' },
    ],
    ['an answer that is not text', { question_1: 7 }, { status: 400, code: '23514' }],
    ['an invalid form id', { submission_id: 'mine' }, { status: 400, code: '23514' }],
    ['an unknown column', { question_6: 'x' }, { status: 400, code: 'PGRST204' }],
  ])('%s', async (_name, change, { status, code, text }) => {
    const learner = await site.paidCustomer()
    const before = (await listFeedback()).length
    const response = await submit(learner, change)
    expect([response.status, response.error?.code]).toEqual([status, code])
    if (text) expect(response.error?.message).toBe(text)
    expect(await listFeedback()).toHaveLength(before)
  })

  test('a visitor', async () => {
    const before = (await listFeedback()).length
    expect((await submit(site.visitor())).status).toBe(401)
    expect(await listFeedback()).toHaveLength(before)
  })

  test('changing, replacing and deleting feedback', async () => {
    const learner = await site.paidCustomer()
    await submit(learner).throwOnError()
    const mine = (await listFeedbackOf(learner))[0]!
    const table = () => learner.rest.from('feedback')
    const responses = await Promise.all([
      table().update({ star_rating: 1 }).eq('id', mine.id),
      table().delete().eq('id', mine.id),
      table().upsert({ ...mine, star_rating: 1 }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await listFeedbackOf(learner)).toEqual([mine])
  })
})

test('accepts the longest answers in multi-byte characters', async () => {
  const learner = await site.paidCustomer()
  const long = '語'.repeat(answerMaxLength)
  const texts = Object.fromEntries(Object.keys(completeForm).map((column) => [column, long]))
  await submit(learner, { ...texts, star_rating: 4 }).throwOnError()
  expect((await listFeedbackOf(learner))[0]?.question_5).toBe(long)
})

test('removes null characters', async () => {
  const learner = await site.paidCustomer()
  await submit(learner, { question_1: 'a\0b' }).throwOnError()
  expect(await listFeedbackOf(learner)).toMatchObject([{ question_1: 'ab' }])
})

test('returns own feedback to customers, all to administrators and none to visitors', async () => {
  const [learner, other] = [await site.paidCustomer(), await site.paidCustomer()]
  await submit(learner).throwOnError()
  await submit(other).throwOnError()
  const fetchCustomerIds = async (person: Person) =>
    (await person.rest.from('feedback').select('customer_id')).data
  expect(await fetchCustomerIds(learner)).toEqual([{ customer_id: learner.userId }])
  const administrator = await site.administrator()
  expect(await fetchCustomerIds(administrator)).toHaveLength((await listFeedback()).length)
  await leaveSudoMode(site, administrator.userId)
  const refused = await administrator.rest.from('feedback').select('customer_id')
  expect([refused.status, refused.data]).toEqual([403, null])
  expect((await site.visitor().rest.from('feedback').select('*')).status).toBe(401)
})

test('limits submissions per account', async () => {
  const learner = await site.paidCustomer()
  const responses = await Promise.all(Array.from({ length: 32 }, () => submit(learner)))
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2)
  expect(await listFeedbackOf(learner)).toHaveLength(30)
})

test('deletes feedback with its account', async () => {
  const learner = await site.signedUp()
  await submit(learner).throwOnError()
  await site.db.deleteFrom('users').where('id', '=', learner.userId).execute()
  expect(await listFeedbackOf(learner)).toEqual([])
  expect((await submit(learner)).status).toBeGreaterThanOrEqual(400)
})
