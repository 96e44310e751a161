import { randomUUID } from 'node:crypto'
import { exercises } from '@course/content/course/exercises'
import {
  type Entries,
  mergeEntries,
  type PlanResponse,
  planMaxBytes,
  type SavePlanResponse,
} from '@course/contract/learning/plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

type ResponseOf<Body> = { status: number; body: Body & { code?: string } }

async function call<Body>(
  member: Pick<Member, 'fetch'>,
  name: string,
  body: object = {},
): Promise<ResponseOf<Body>> {
  const response = await member.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as ResponseOf<Body>['body'] }
}

const save = (member: Member, planId: string, changes: Entries, seen = 0) =>
  call<SavePlanResponse>(member, 'save-plan', { planId, changes, seen })
const fetchPlan = async (member: Member) => (await call<PlanResponse>(member, 'plan')).body

test('creates a plan with the first save and returns it afterwards', async () => {
  const learner = await site.paidCustomer()
  expect(await fetchPlan(learner)).toMatchObject({ plans: [], plan: null, links: [], comments: [] })
  const initial = await call<{ plan: object }>(learner, 'plan-summary')
  expect(initial.body.plan).toMatchObject({ name: '', done: 0, exercises: 13 })
  const planId = randomUUID()
  const changes: Entries = { 'w01/change_name': ['One Plan', 5, 'a'], 'w01/promise': [3_600_000, 6, 'a'] }
  expect(await save(learner, planId, changes)).toEqual({
    status: 200,
    body: { revision: 1, entries: null, undo: expect.any(String) },
  })
  const { body } = await call<{ plan: object }>(learner, 'plan-summary')
  expect(body.plan).toEqual({
    id: planId,
    name: 'One Plan',
    updated_at: expect.any(String),
    done: 0,
    exercises: 13,
    dates: [],
  })
  expect(await fetchPlan(learner)).toMatchObject({
    plans: [body.plan],
    plan: { id: planId, revision: 1, entries: changes, undo: expect.any(String) },
  })
})

test('ignores repeated and late saves', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  await save(learner, planId, { 'w01/tail': ['first', 1, 'a'] })
  await save(learner, planId, { 'w01/tail': ['second', 2, 'a'] }, 1)
  const late = await save(learner, planId, { 'w01/tail': ['first', 1, 'a'] }, 2)
  expect(late.body).toMatchObject({ revision: 2, entries: null })
  expect((await fetchPlan(learner)).plan?.entries).toEqual({ 'w01/tail': ['second', 2, 'a'] })
})

test('merges simultaneous saves and returns the changes each had not seen', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  await save(learner, planId, { 'w01/unit': ['points', 1, 'a'] })
  const fields = Array.from({ length: 8 }, (_, index) => `w02/f${index}`)
  const responses = await Promise.all(
    fields.map((key, index) => save(learner, planId, { [key]: [index, 2, `w${index}`] }, 1)),
  )
  expect(responses.map(({ status }) => status)).toEqual(fields.map(() => 200))
  const { plan } = await fetchPlan(learner)
  expect(Object.keys(plan!.entries).sort()).toEqual(['w01/unit', ...fields])
  expect(plan?.revision).toBe(9)
  // All but the first got the entries they had not seen.
  expect(responses.filter(({ body }) => body.entries === null)).toHaveLength(1)
})

test('limits a customer to five plans of 200 kB each', async () => {
  const learner = await site.paidCustomer()
  const plans = Array.from({ length: 7 }, () => randomUUID())
  const responses = await Promise.all(plans.map((id) => save(learner, id, { 'w01/unit': ['x', 1, 'a'] })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409])
  const { plan } = await fetchPlan(learner)
  const long = (count: number): Entries =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`w01/f${n}`, ['x'.repeat(2000), 2, 'a'] as const]),
    )
  const maxFields = Math.floor(planMaxBytes / 2030) - 1
  expect((await save(learner, plan!.id, long(maxFields), 1)).status).toBe(200)
  expect(await save(learner, plan!.id, long(maxFields + 5), 2)).toMatchObject({
    status: 413,
    body: { code: 'plan.too_large' },
  })
  expect(Object.keys((await fetchPlan(learner)).plan!.entries)).toHaveLength(maxFields + 1)
})

test('limits the rows of a table, and the fields and bytes of a save', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  const { maxRows } = exercises[0]!.fields.find((field) => field.kind === 'table')!
  const rows = (count: number): Entries =>
    Object.fromEntries(
      Array.from({ length: count }, (_, row) => [`w01/factors/r${row}/name`, ['x', 1, 'a'] as const]),
    )
  expect((await save(learner, planId, rows(2 * maxRows))).status).toBe(200)
  const { plan } = await fetchPlan(learner)
  expect(await save(learner, planId, rows(2 * maxRows + 1), 1)).toMatchObject({
    status: 413,
    body: { code: 'plan.too_large' },
  })
  expect(await save(learner, planId, rows(5001), 1)).toMatchObject({
    status: 400,
    body: { error: 'Too many fields' },
  })
  const text = (length: number): Entries => ({ 'w01/tail': ['x'.repeat(length), 1, 'a'] })
  expect((await save(learner, planId, text(240_000), 1)).status).toBe(400)
  expect(await save(learner, planId, text(260_000), 1)).toMatchObject({
    status: 413,
    body: { code: 'request.too_large' },
  })
  expect((await fetchPlan(learner)).plan).toEqual(plan)
})

test('limits reads per account', async () => {
  const [learner, other] = [await site.paidCustomer(), await site.paidCustomer()]
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async () => (await call(learner, 'plan')).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await call(other, 'plan')).status).toBe(200)
})

test('summarizes changes that another process saved', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  await save(learner, planId, { 'w01/change_name': ['Here', 1, 'a'] })
  expect((await fetchPlan(learner)).plans.map(({ name }) => name)).toEqual(['Here'])
  await site.db
    .updateTable('plans')
    .set({ entries: JSON.stringify({ 'w01/change_name': ['There', 2, 'b'] }), revision: 2 })
    .where('user_id', '=', learner.userId)
    .execute()
  expect((await fetchPlan(learner)).plans.map(({ name }) => name)).toEqual(['There'])
})

test('switches plans and keeps the entries of both', async () => {
  const learner = await site.paidCustomer()
  const [first, second] = [randomUUID(), randomUUID()]
  await save(learner, first, { 'w01/change_name': ['First', 1, 'a'] })
  site.clock.advance(1)
  await save(learner, second, { 'w01/change_name': ['Second', 1, 'a'] })
  expect((await fetchPlan(learner)).plan?.id).toBe(second)
  site.clock.advance(1)
  const chosen = await call<PlanResponse>(learner, 'choose-plan', { planId: first })
  expect(chosen.body.plan?.id).toBe(first)
  expect((await fetchPlan(learner)).plans.map(({ name }) => name)).toEqual(['First', 'Second'])
})

test('undoes changes in groups of five minutes, up to twenty groups', async () => {
  const customer = await site.paidCustomer()
  const planId = randomUUID()
  for (let session = 1; session <= 22; session += 1) {
    const learner = await site.signedInAgain(customer)
    await save(learner, planId, { 'w01/tail': [`first ${session}`, 10 * session, 'a'] })
    await save(learner, planId, { 'w01/tail': [`last ${session}`, 10 * session + 1, 'a'] })
    site.clock.advance(301)
  }
  const again = await site.signedInAgain(customer)
  const undo = async () => {
    const begunAt = (await fetchPlan(again)).plan?.undo
    return begunAt ? (await call<SavePlanResponse>(again, 'undo-plan', { planId, begunAt })).body : undefined
  }
  expect((await undo())?.entries?.['w01/tail']?.[0]).toBe('last 21')
  // Undoing changes that are not the latest does nothing.
  const { plan } = await fetchPlan(again)
  await call(again, 'undo-plan', { planId, begunAt: '2000-01-01T00:00:00.000Z' })
  expect((await fetchPlan(again)).plan).toEqual(plan)
  let undone = 1
  while (await undo()) undone += 1
  expect(undone).toBe(20)
  expect((await fetchPlan(again)).plan?.entries['w01/tail']?.[0]).toBe('last 2')
})

test('keeps plans private from other customers and staff, and requires access to the course', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  await save(learner, planId, { 'w01/tail': ['a secret of mine', 1, 'a'] })
  const owner = await site.administrator()
  const stranger = await site.paidCustomer()
  for (const other of [owner, stranger]) {
    expect((await call(other, 'choose-plan', { planId })).status).toBe(404)
    expect((await call(other, 'undo-plan', { planId, begunAt: 'x' })).status).toBe(404)
    expect((await fetchPlan(other)).plans).toEqual([])
    // The same id is a separate plan for each user.
    expect((await save(other, planId, { 'w01/tail': ['mine', 9, 'b'] })).body).toMatchObject({ revision: 1 })
  }
  expect((await fetchPlan(learner)).plan?.entries).toEqual({ 'w01/tail': ['a secret of mine', 1, 'a'] })
  // The export made by staff lists the plan without its entries.
  const body = { operationId: randomUUID(), reason: 'asked for', id: learner.userId }
  const file = await owner.fetch('/functions/v1/admin-customer-export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await file.text()
  expect([file.status, text.includes(planId), text.includes('a secret of mine')]).toEqual([200, true, false])
  const unpaid = await site.signedUp()
  expect(await fetchPlan(unpaid)).toEqual({
    exercises: [],
    personFields: [],
    plans: [],
    plan: null,
    links: [],
    comments: [],
  })
  expect((await save(unpaid, randomUUID(), {})).status).toBe(403)
})

test('returns the exercises of one lesson or of all', async () => {
  const learner = await site.paidCustomer()
  const ids = async (body: object) =>
    (await call<PlanResponse>(learner, 'plan', body)).body.exercises.map(({ id }) => id)
  expect(await ids({ lessonId: 'lesson2' })).toEqual(['w04', 'w05', 'w06'])
  expect(await ids({})).toHaveLength(13)
})

test('keeps 1,000 edits from three windows although saves are lost, repeated or late', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  const random = seededRandom(20270628)
  const pick = (count: number) => Math.floor(random() * count)
  let expected: Entries = {}
  const pending = ['a', 'b', 'c'].map((by) => ({ by, changes: {} as Entries }))
  const late: Entries[] = []
  for (let edit = 1; edit <= 1000; edit += 1) {
    const window = pending[pick(3)]!
    const change: Entries = {
      [`w${String(1 + pick(13)).padStart(2, '0')}/f${pick(8)}`]: [edit, edit, window.by],
    }
    expected = mergeEntries(expected, change)
    window.changes = mergeEntries(window.changes, change)
    if (random() > 0.12) continue
    const outcome = random()
    if (outcome < 0.2) continue
    if (outcome < 0.4) late.push(window.changes)
    else {
      const saves = [save(learner, planId, window.changes, pick(50))]
      if (outcome > 0.7) saves.push(save(learner, planId, window.changes, pick(50)))
      if (outcome > 0.85 && late.length > 0)
        saves.push(save(learner, planId, late.splice(pick(late.length), 1)[0]!))
      for (const { status } of await Promise.all(saves)) expect(status).toBe(200)
      // Otherwise the response counts as lost, and the changes are sent again with the next ones.
      if (outcome < 0.7) window.changes = {}
      site.clock.advance(2)
    }
  }
  for (const { changes } of pending) await save(learner, planId, changes)
  expect((await fetchPlan(learner)).plan?.entries).toEqual(expected)
})

/** Returns the same numbers in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
