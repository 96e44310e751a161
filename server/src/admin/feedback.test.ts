import { randomUUID } from 'node:crypto'
import type { CursorPage } from '@course/contract/admin/admin'
import type { FeedbackEntry, StarCounts } from '@course/contract/admin/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, operation } from '../testing/admin.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

type Answer = { counts: StarCounts; page: CursorPage<FeedbackEntry> }
const read = async (filters: object = {}) =>
  callFunctionData<Answer>(await site.staffMember('support'), 'admin-feedback', filters)
const idsOf = ({ page }: Answer) => page.rows.map(({ id }) => id)

/** What somebody said on a day; days of their own keep the tests apart. */
async function said(day: string, stars: 1 | 2 | 3 | 4 | 5, texts: Record<string, string> = {}) {
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

test('stars are counted and forms are listed by stars, question, state and days', async () => {
  const great = await said('2026-02-01', 5, { question_1: 'All of it.' })
  const poor = await said('2026-02-02', 1, { additional_comments: 'Too short.' })
  await said('2026-02-03', 4)
  const days = { from: '2026-02-01', to: '2026-02-02' }
  const all = await read(days)
  expect(all.counts).toEqual({ 1: 1, 2: 0, 3: 0, 4: 0, 5: 1 })
  expect(idsOf(all)).toEqual([poor.id, great.id])
  expect(all.page.rows[1]).toMatchObject({
    email: great.email,
    stars: 5,
    answers: { question_1: 'All of it.', question_2: '' },
    comments: '',
    readAt: null,
  })
  expect(idsOf(await read({ ...days, stars: '5' }))).toEqual([great.id])
  expect(idsOf(await read({ ...days, question: 'additional_comments' }))).toEqual([poor.id])
  await callFunctionData(await site.administrator(), 'admin-feedback-read', {
    ...operation(),
    id: poor.id,
    expected: null,
  })
  expect(idsOf(await read({ ...days, state: 'unread' }))).toEqual([great.id])
  expect(idsOf(await read({ ...days, state: 'read' }))).toEqual([poor.id])
  // The bars stay those of the days, whichever forms are looked at.
  expect((await read({ ...days, state: 'read', stars: '1' })).counts).toEqual(all.counts)
})

test('the list goes on page by page, forms of the same moment included', async () => {
  const written = []
  for (let index = 0; index < 53; index++) written.push((await said('2026-03-01', 3)).id)
  const days = { from: '2026-03-01', to: '2026-03-01' }
  const first = await read(days)
  const second = await read({ ...days, cursor: first.page.older })
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(written.toSorted())
  expect(second.page.older).toBeNull()
})

test('a form is marked as read once, and as unread again; both are in the log without an address', async () => {
  const [owner, support] = [await site.administrator(), await site.staffMember('support')]
  const { id, email } = await said('2026-04-01', 2)
  const body = { ...operation(), id, expected: null }
  const answers = await Promise.all([1, 2, 3].map(() => callFunction(support, 'admin-feedback-read', body)))
  expect(new Set(answers.map((response) => JSON.stringify(response))).size).toBe(1)
  const { readAt } = answers[0]!.body.data as { readAt: string }
  const late = await callFunction(owner, 'admin-feedback-read', { ...operation(), id, expected: null })
  expect([late.status, late.body.code]).toEqual([409, 'admin.conflict'])
  await callFunctionData(owner, 'admin-feedback-unread', { ...operation(), id, expected: readAt })
  const entries = await site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute()
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['feedback.read', 'feedback.unread'])
  expect(JSON.stringify(entries)).not.toContain(email)
})

test('the file holds what is filtered, and formulas are no formulas', async () => {
  const { email } = await said('2026-05-01', 4, { question_2: '=1+1', question_3: 'two\nlines' })
  await said('2026-05-02', 5)
  const response = await (await site.administrator()).fetch('/functions/v1/admin-feedback-csv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: randomUUID(), from: '2026-05-01', to: '2026-05-01' }),
  })
  expect(response.headers.get('content-disposition')).toMatch(/feedback-\d{4}-\d\d-\d\d\.csv/)
  const [head, ...lines] = (await response.text()).trimEnd().split('\r\n')
  expect(head).toContain('time,e-mail,stars,')
  expect(lines).toEqual([`2026-05-01T10:00:00.000Z,${email},4,,'=1+1,"two\nlines",,,,`])
})
