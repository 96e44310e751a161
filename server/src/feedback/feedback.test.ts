import { randomUUID } from 'node:crypto'
import { answerMaxLength } from '@course/contract/learning/feedback'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member, Person } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const full = {
  question_1: 'More than I hoped for.',
  question_2: 'The map of those concerned.',
  question_3: 'Lesson 3; it was my own story.',
  question_4: 'Nothing\nat all – 你好, Привет, "quotes" and <b>tags</b>.',
  question_5: 'Do it.',
  star_rating: 5,
  additional_comments: 'Thank you.',
}

const submit = (person: Person & Partial<Member>, more: Record<string, unknown> = {}) =>
  person.rest
    .from('feedback')
    .insert({ customer_id: person.userId ?? randomUUID(), email: person.email ?? '', ...full, ...more })

const stored = () => site.db.selectFrom('feedback').selectAll().orderBy('created_at').execute()
const storedOf = (person: Member) =>
  site.db.selectFrom('feedback').selectAll().where('customer_id', '=', person.userId).execute()

test('feedback is stored as it was written, with the account’s own address', async () => {
  const learner = await site.paidCustomer()
  const { status, error } = await submit(learner, { email: 'somebody@else.example' })
  expect([status, error]).toEqual([201, null])
  expect(await storedOf(learner)).toEqual([
    {
      ...full,
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
  ['nulls for what was left out', { star_rating: 3, question_1: null, additional_comments: null }],
])('%s is enough', async (_name, said) => {
  const learner = await site.signedUp()
  const { status } = await learner.rest
    .from('feedback')
    .insert({ customer_id: learner.userId, email: learner.email, ...said })
  expect(status).toBe(201)
  expect(await storedOf(learner)).toMatchObject([
    { star_rating: said.star_rating, question_1: '', question_5: '', additional_comments: '' },
  ])
})

test('a form that is sent again replaces its earlier copy; another form stands beside it', async () => {
  const learner = await site.paidCustomer()
  const submission_id = randomUUID()
  await Promise.all(Array.from({ length: 5 }, () => submit(learner, { submission_id }).throwOnError()))
  await submit(learner, {
    submission_id: submission_id.toUpperCase(),
    question_1: 'Corrected',
  }).throwOnError()
  await submit(learner, { star_rating: 2 }).throwOnError()
  const rows = await storedOf(learner)
  expect(rows.map((row) => [row.question_1, row.star_rating]).toSorted()).toEqual([
    ['Corrected', 5],
    ['More than I hoped for.', 2],
  ])
})

test('nobody can write into another person’s form by knowing its id', async () => {
  const [first, second] = [await site.paidCustomer(), await site.paidCustomer()]
  const submission_id = randomUUID()
  await submit(first, { submission_id }).throwOnError()
  await submit(second, { submission_id, question_1: 'Mine' }).throwOnError()
  expect(await storedOf(first)).toMatchObject([{ question_1: full.question_1 }])
  expect(await storedOf(second)).toMatchObject([{ question_1: 'Mine' }])
})

describe('refused, and nothing is left behind', () => {
  const noRating = { status: 400, code: '23514', text: 'Please provide a star rating before submitting.' }
  test.each<[string, Record<string, unknown>, { status: number; code: string; text?: string }]>([
    ['no rating', { star_rating: undefined }, noRating],
    ['a rating of nothing', { star_rating: null }, noRating],
    ['no stars', { star_rating: 0 }, noRating],
    ['six stars', { star_rating: 6 }, noRating],
    ['half a star', { star_rating: 4.5 }, noRating],
    ['a rating in words', { star_rating: '5' }, noRating],
    ['another person’s id', { customer_id: randomUUID() }, { status: 403, code: '42501' }],
    ['no id', { customer_id: undefined }, { status: 400, code: '23502' }],
    ['a text too long', { question_2: 'x'.repeat(answerMaxLength + 1) }, { status: 400, code: '23514' }],
    [
      'comments too long',
      { additional_comments: 'x'.repeat(answerMaxLength + 1) },
      { status: 400, code: '23514', text: 'Please keep this to 5000 characters' },
    ],
    ['a text that is none', { question_1: 7 }, { status: 400, code: '23514' }],
    ['a form without a proper id', { submission_id: 'mine' }, { status: 400, code: '23514' }],
    ['a column that is not there', { question_6: 'x' }, { status: 400, code: 'PGRST204' }],
  ])('%s', async (_name, change, { status, code, text }) => {
    const learner = await site.paidCustomer()
    const before = (await stored()).length
    const response = await submit(learner, change)
    expect([response.status, response.error?.code]).toEqual([status, code])
    if (text) expect(response.error?.message).toBe(text)
    expect(await stored()).toHaveLength(before)
  })

  test('a visitor', async () => {
    const before = (await stored()).length
    expect((await submit(site.visitor())).status).toBe(401)
    expect(await stored()).toHaveLength(before)
  })

  test('changing, replacing and deleting what was said', async () => {
    const learner = await site.paidCustomer()
    await submit(learner).throwOnError()
    const mine = (await storedOf(learner))[0]!
    const table = () => learner.rest.from('feedback')
    const answers = await Promise.all([
      table().update({ star_rating: 1 }).eq('id', mine.id),
      table().delete().eq('id', mine.id),
      table().upsert({ ...mine, star_rating: 1 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await storedOf(learner)).toEqual([mine])
  })
})

test('the longest answers fit, whatever their letters', async () => {
  const learner = await site.paidCustomer()
  const long = '語'.repeat(answerMaxLength)
  const texts = Object.fromEntries(Object.keys(full).map((column) => [column, long]))
  await submit(learner, { ...texts, star_rating: 4 }).throwOnError()
  expect((await storedOf(learner))[0]?.question_5).toBe(long)
})

test('what no database keeps is left out of a text', async () => {
  const learner = await site.paidCustomer()
  await submit(learner, { question_1: 'a\0b' }).throwOnError()
  expect(await storedOf(learner)).toMatchObject([{ question_1: 'ab' }])
})

test('a person reads only what they said; the administrator reads all; a visitor reads nothing', async () => {
  const [learner, other] = [await site.paidCustomer(), await site.paidCustomer()]
  await submit(learner).throwOnError()
  await submit(other).throwOnError()
  const read = async (person: Person) => (await person.rest.from('feedback').select('customer_id')).data
  expect(await read(learner)).toEqual([{ customer_id: learner.userId }])
  expect(await read(await site.administrator())).toHaveLength((await stored()).length)
  expect((await site.visitor().rest.from('feedback').select('*')).status).toBe(401)
})

test('one account cannot fill the disk', async () => {
  const learner = await site.paidCustomer()
  const answers = await Promise.all(Array.from({ length: 32 }, () => submit(learner)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  expect(await storedOf(learner)).toHaveLength(30)
})

test('feedback goes with its account', async () => {
  const learner = await site.signedUp()
  await submit(learner).throwOnError()
  await site.db.deleteFrom('users').where('id', '=', learner.userId).execute()
  expect(await storedOf(learner)).toEqual([])
  expect((await submit(learner)).status).toBeGreaterThanOrEqual(400)
})
