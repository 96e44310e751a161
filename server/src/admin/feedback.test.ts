import { randomUUID } from 'node:crypto'
import type { CursorPage } from '@course/contract/admin/admin'
import type { FeedbackEntry, StarCounts } from '@course/contract/admin/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

type FeedbackData = { counts: StarCounts; page: CursorPage<FeedbackEntry> }
const listFeedback = async (filters: object = {}) =>
  callFunctionData<FeedbackData>(await site.staffMember('support'), 'admin-feedback', filters)
const idsOf = ({ page }: FeedbackData) => page.rows.map(({ id }) => id)

/** Inserts feedback of a given day. Each test uses its own days, so that they do not affect each other. */
async function addFeedback(day: string, stars: 1 | 2 | 3 | 4 | 5, texts: Record<string, string> = {}) {
  const { userId, email } = await site.signedUp()
  const row = {
    id: randomUUID(),
    customer_id: userId,
    submission_id: randomUUID(),
    email,
    question_1: '',
    question_2: '',
    question_3: '',
    question_4: '',
    question_5: '',
    additional_comments: '',
    star_rating: stars,
    created_at: `${day}T10:00:00.000Z`,
    ...texts,
  }
  await site.db.insertInto('feedback').values(row).execute()
  return row
}

test('counts stars and filters feedback by stars, question, state and dates', async () => {
  const great = await addFeedback('2026-02-01', 5, { question_1: 'All of it.' })
  const poor = await addFeedback('2026-02-02', 1, { additional_comments: 'Too short.' })
  await addFeedback('2026-02-03', 4)
  const days = { from: '2026-02-01', to: '2026-02-02' }
  const all = await listFeedback(days)
  expect(all.counts).toEqual({ 1: 1, 2: 0, 3: 0, 4: 0, 5: 1 })
  expect(idsOf(all)).toEqual([poor.id, great.id])
  expect(all.page.rows[1]).toMatchObject({
    email: great.email,
    stars: 5,
    answers: { question_1: 'All of it.', question_2: '' },
    comments: '',
    readAt: null,
  })
  expect(idsOf(await listFeedback({ ...days, stars: '5' }))).toEqual([great.id])
  expect(idsOf(await listFeedback({ ...days, question: 'additional_comments' }))).toEqual([poor.id])
  await callFunctionData(await site.administrator(), 'admin-feedback-read', {
    ...newOperation(),
    id: poor.id,
    expected: null,
  })
  expect(idsOf(await listFeedback({ ...days, state: 'unread' }))).toEqual([great.id])
  expect(idsOf(await listFeedback({ ...days, state: 'read' }))).toEqual([poor.id])
  // The counts cover the date range, whatever the other filters are.
  expect((await listFeedback({ ...days, state: 'read', stars: '1' })).counts).toEqual(all.counts)
})

test('pages through feedback, including entries with the same timestamp', async () => {
  const ids = []
  for (let index = 0; index < 13; index++) ids.push((await addFeedback('2026-03-01', 3)).id)
  const days = { from: '2026-03-01', to: '2026-03-01' }
  const first = await listFeedback(days)
  const second = await listFeedback({ ...days, cursor: first.page.older })
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(ids.toSorted())
  expect(idsOf(first)).toHaveLength(10)
  expect(second.page.older).toBeNull()
})

test('marks feedback as read and unread once each, and records both without an email', async () => {
  const [owner, support] = [await site.administrator(), await site.staffMember('support')]
  const { id, email } = await addFeedback('2026-04-01', 2)
  const body = { ...newOperation(), id, expected: null }
  const responses = await Promise.all([1, 2, 3].map(() => callFunction(support, 'admin-feedback-read', body)))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  const { readAt } = responses[0]!.body.data as { readAt: string }
  const late = await callFunction(owner, 'admin-feedback-read', { ...newOperation(), id, expected: null })
  expect([late.status, late.body.code]).toEqual([409, 'admin.conflict'])
  await callFunctionData(owner, 'admin-feedback-unread', { ...newOperation(), id, expected: readAt })
  const entries = await site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute()
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['feedback.read', 'feedback.unread'])
  expect(JSON.stringify(entries)).not.toContain(email)
})

test('exports the filtered feedback as CSV with escaped formulas', async () => {
  const { email } = await addFeedback('2026-05-01', 4, { question_2: '=1+1', question_3: 'two\nlines' })
  await addFeedback('2026-05-02', 5)
  const response = await (await site.administrator()).fetch('/functions/v1/admin-feedback-csv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: randomUUID(), from: '2026-05-01', to: '2026-05-01' }),
  })
  expect(response.headers.get('content-disposition')).toMatch(/feedback-\d{4}-\d\d-\d\d\.csv/)
  const [header, ...lines] = (await response.text()).trimEnd().split('\r\n')
  expect(header).toContain('time,email,stars,')
  expect(lines).toEqual([`2026-05-01T10:00:00.000Z,${email},4,,'=1+1,"two\nlines",,,,`])
})
