import type { FeedbackEntry } from '@course/contract/admin/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { mailsTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let owner: Member
let support: Member
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
  owner = await site.administrator()
  support = await site.staffMember('support')
})
afterAll(() => close?.())

/** Submits feedback as a new customer. */
async function submitFeedback(more: object = {}) {
  const learner = await site.paidCustomer()
  const { data } = await learner.rest
    .from('feedback')
    .insert({
      customer_id: learner.userId,
      email: learner.email,
      star_rating: 5,
      question_1: 'The exercises',
      ...more,
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  return { learner, id: data.id }
}

const quoteRequest = (id: string, expected: string | null = null) => ({
  ...newOperation(),
  id,
  question: 'question_1',
  expected,
})

const quoteOf = async (id: string) => {
  const { page } = await callFunctionData<{ page: { rows: FeedbackEntry[] } }>(owner, 'admin-feedback')
  return page.rows.find((entry) => entry.id === id)?.quote
}

async function linkOf({ email }: Member): Promise<string> {
  const mail = (await mailsTo(site, email)).find(({ subject }) => subject === 'May we quote you?')!
  expect(mail.text).toContain('“The exercises”')
  return new URL(mail.link).searchParams.get('token')!
}

test('lets a learner agree to a quote under a chosen name and withdraw it, and shows staff each response', async () => {
  const { learner, id } = await submitFeedback()
  await callFunctionData(support, 'admin-feedback-quote', quoteRequest(id))
  expect(await quoteOf(id)).toMatchObject({ state: 'asked', text: 'The exercises', answeredAt: null })
  const token = await linkOf(learner)
  const visitor = site.visitor()
  expect((await callFunction(visitor, 'quote', { token })).body).toEqual({
    text: 'The exercises',
    name: '',
    state: 'asked',
  })
  const consent = { token, isAgreed: true, name: ' Ada L. ' }
  for (const _click of [1, 2]) expect((await callFunction(visitor, 'answer-quote', consent)).status).toBe(200)
  expect(await quoteOf(id)).toMatchObject({ state: 'agreed', name: 'Ada L.' })
  const again = await callFunction(owner, 'admin-feedback-quote', quoteRequest(id, 'agreed'))
  expect([again.status, again.body.code]).toEqual([409, 'admin.quote_already_answered'])

  await callFunction(visitor, 'answer-quote', { token, isAgreed: false, name: '' })
  expect(await quoteOf(id)).toMatchObject({ state: 'withdrawn', name: '', text: 'The exercises' })
  const { page } = await callFunctionData<{ page: { rows: FeedbackEntry[] } }>(owner, 'admin-feedback', {
    quote: 'withdrawn',
  })
  expect(page.rows.map((entry) => entry.id)).toEqual([id])
  const entries = await site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute()
  expect(entries.map(({ action }) => action)).toEqual(['feedback.quote'])
  expect(JSON.stringify(entries)).not.toContain(learner.email)
})

test('sends one quote request per double click or race, at most once a day, and none for a blank answer', async () => {
  const { learner, id } = await submitFeedback()
  const body = quoteRequest(id)
  const clicks = await Promise.all([1, 2, 3].map(() => callFunction(owner, 'admin-feedback-quote', body)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
  const concurrent = await submitFeedback()
  const responses = await Promise.all(
    [owner, support].map((person) =>
      callFunction(person, 'admin-feedback-quote', quoteRequest(concurrent.id)),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const requestMailsTo = (email: string) =>
    site.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', email)
      .where('kind', '=', 'quote-request')
      .execute()
  for (const { email } of [learner, concurrent.learner]) expect(await requestMailsTo(email)).toHaveLength(1)
  expect((await callFunction(owner, 'admin-feedback-quote', quoteRequest(id, 'asked'))).body.code).toBe(
    'admin.quote_recently_requested',
  )
  const blank = await submitFeedback({ question_1: ' ' })
  expect((await callFunction(owner, 'admin-feedback-quote', quoteRequest(blank.id))).body.code).toBe(
    'admin.nothing_to_quote',
  )
})

test('rejects an unknown quote link, and deletes the consent of an erased learner', async () => {
  const { learner, id } = await submitFeedback()
  await callFunctionData(owner, 'admin-feedback-quote', quoteRequest(id))
  const token = await linkOf(learner)
  await callFunctionData(owner, 'admin-customer-erase', {
    ...newOperation(),
    id: learner.userId,
    expected: learner.email,
  })
  const gone = await callFunction(site.visitor(), 'answer-quote', { token, isAgreed: true, name: 'Ada' })
  expect([gone.status, gone.body.code]).toEqual([404, 'feedback.quote_not_found'])
  const left = await site.db
    .selectFrom('feedback_quotes')
    .select('feedback_id')
    .where('feedback_id', '=', id)
    .execute()
  expect(left).toEqual([])
})
