import type { FeedbackEntry } from '@course/contract/admin/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, operation } from '../testing/admin.ts'
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

/** Somebody who has said something, and the form. */
async function form(more: object = {}) {
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

const wish = (id: string, expected: string | null = null) => ({
  ...operation(),
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

test('whoever is asked agrees under a name of their choice, and can take it back; staff see each answer', async () => {
  const { learner, id } = await form()
  await callFunctionData(support, 'admin-feedback-quote', wish(id))
  expect(await quoteOf(id)).toMatchObject({ state: 'asked', words: 'The exercises', answeredAt: null })
  const token = await linkOf(learner)
  const visitor = site.visitor()
  expect((await callFunction(visitor, 'quote', { token })).body).toEqual({
    words: 'The exercises',
    name: '',
    state: 'asked',
  })
  const yes = { token, isAgreed: true, name: ' Ada L. ' }
  for (const _click of [1, 2]) expect((await callFunction(visitor, 'answer-quote', yes)).status).toBe(200)
  expect(await quoteOf(id)).toMatchObject({ state: 'agreed', name: 'Ada L.' })
  const again = await callFunction(owner, 'admin-feedback-quote', wish(id, 'agreed'))
  expect([again.status, again.body.code]).toEqual([409, 'admin.quote_already_answered'])

  await callFunction(visitor, 'answer-quote', { token, isAgreed: false, name: '' })
  expect(await quoteOf(id)).toMatchObject({ state: 'withdrawn', name: '', words: 'The exercises' })
  const { page } = await callFunctionData<{ page: { rows: FeedbackEntry[] } }>(owner, 'admin-feedback', {
    quote: 'withdrawn',
  })
  expect(page.rows.map((entry) => entry.id)).toEqual([id])
  const log = await site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute()
  expect(log.map(({ action }) => action)).toEqual(['feedback.quote'])
  expect(JSON.stringify(log)).not.toContain(learner.email)
})

test('a double click asks once, of two who ask one learns of it, and nobody is asked twice a day or for nothing', async () => {
  const { learner, id } = await form()
  const body = wish(id)
  const clicks = await Promise.all([1, 2, 3].map(() => callFunction(owner, 'admin-feedback-quote', body)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
  const raced = await form()
  const answers = await Promise.all(
    [owner, support].map((person) => callFunction(person, 'admin-feedback-quote', wish(raced.id))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const asked = (email: string) =>
    site.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', email)
      .where('kind', '=', 'quote-request')
      .execute()
  for (const { email } of [learner, raced.learner]) expect(await asked(email)).toHaveLength(1)
  expect((await callFunction(owner, 'admin-feedback-quote', wish(id, 'asked'))).body.code).toBe(
    'admin.quote_recently_requested',
  )
  const silent = await form({ question_1: ' ' })
  expect((await callFunction(owner, 'admin-feedback-quote', wish(silent.id))).body.code).toBe(
    'admin.nothing_to_quote',
  )
})

test('an unknown link says so, and consent goes with whoever is erased', async () => {
  const { learner, id } = await form()
  await callFunctionData(owner, 'admin-feedback-quote', wish(id))
  const token = await linkOf(learner)
  await callFunctionData(owner, 'admin-customer-erase', {
    ...operation(),
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
