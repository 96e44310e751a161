import { randomUUID } from 'node:crypto'
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

type Answer<Body> = { status: number; body: Body & { code?: string } }

async function call<Body>(
  member: Pick<Member, 'fetch'>,
  name: string,
  body: object = {},
): Promise<Answer<Body>> {
  const response = await member.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer<Body>['body'] }
}

const save = (member: Member, planId: string, changes: Entries, seen = 0) =>
  call<SavePlanResponse>(member, 'save-plan', { planId, changes, seen })
const read = async (member: Member) => (await call<PlanResponse>(member, 'plan')).body

test('a plan is begun by its first save, and is there on the next device', async () => {
  const learner = await site.paidCustomer()
  expect(await read(learner)).toMatchObject({ plans: [], plan: null })
  const begun = await call<{ plan: object }>(learner, 'plan-summary')
  expect(begun.body.plan).toMatchObject({ name: '', done: 0, exercises: 13 })
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
  })
  expect(await read(learner)).toMatchObject({
    plans: [body.plan],
    plan: { id: planId, revision: 1, entries: changes, undo: expect.any(String) },
  })
})

test('the same save again, or a late one, changes nothing', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  await save(learner, planId, { 'w01/tail': ['first', 1, 'a'] })
  await save(learner, planId, { 'w01/tail': ['second', 2, 'a'] }, 1)
  const late = await save(learner, planId, { 'w01/tail': ['first', 1, 'a'] }, 2)
  expect(late.body).toMatchObject({ revision: 2, entries: null })
  expect((await read(learner)).plan?.entries).toEqual({ 'w01/tail': ['second', 2, 'a'] })
})

test('two windows that save at once keep both fields, and each learns of the other', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  await save(learner, planId, { 'w01/unit': ['points', 1, 'a'] })
  const fields = Array.from({ length: 8 }, (_, index) => `w02/f${index}`)
  const answers = await Promise.all(
    fields.map((key, index) => save(learner, planId, { [key]: [index, 2, `w${index}`] }, 1)),
  )
  expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200))
  const { plan } = await read(learner)
  expect(Object.keys(plan!.entries).sort()).toEqual(['w01/unit', ...fields])
  expect(plan?.revision).toBe(9)
  // All but the one that came first were told what they had not seen.
  expect(answers.filter(({ body }) => body.entries === null)).toHaveLength(1)
})

test('there is room for five plans, and for 200 kB in each', async () => {
  const learner = await site.paidCustomer()
  const plans = Array.from({ length: 7 }, () => randomUUID())
  const statuses = await Promise.all(plans.map((id) => save(learner, id, { 'w01/unit': ['x', 1, 'a'] })))
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409])
  const { plan } = await read(learner)
  const long = (count: number): Entries =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`w01/f${n}`, ['x'.repeat(2000), 2, 'a'] as const]),
    )
  const full = Math.floor(planMaxBytes / 2030) - 1
  expect((await save(learner, plan!.id, long(full), 1)).status).toBe(200)
  expect(await save(learner, plan!.id, long(full + 5), 2)).toMatchObject({
    status: 413,
    body: { code: 'plan.too_large' },
  })
  expect(Object.keys((await read(learner)).plan!.entries)).toHaveLength(full + 1)
})

test('another plan can be chosen, and what was entered stays in both', async () => {
  const learner = await site.paidCustomer()
  const [first, second] = [randomUUID(), randomUUID()]
  await save(learner, first, { 'w01/change_name': ['First', 1, 'a'] })
  site.clock.advance(1)
  await save(learner, second, { 'w01/change_name': ['Second', 1, 'a'] })
  expect((await read(learner)).plan?.id).toBe(second)
  site.clock.advance(1)
  const chosen = await call<PlanResponse>(learner, 'choose-plan', { planId: first })
  expect(chosen.body.plan?.id).toBe(first)
  expect((await read(learner)).plans.map(({ name }) => name)).toEqual(['First', 'Second'])
})

test('the changes of some minutes are undone together, the last twenty times', async () => {
  const customer = await site.paidCustomer()
  const planId = randomUUID()
  for (let sitting = 1; sitting <= 22; sitting += 1) {
    const learner = await site.signedInAgain(customer)
    await save(learner, planId, { 'w01/tail': [`begun ${sitting}`, 10 * sitting, 'a'] })
    await save(learner, planId, { 'w01/tail': [`ended ${sitting}`, 10 * sitting + 1, 'a'] })
    site.clock.advance(301)
  }
  const again = await site.signedInAgain(customer)
  const undo = async () => {
    const begunAt = (await read(again)).plan?.undo
    return begunAt ? (await call<SavePlanResponse>(again, 'undo-plan', { planId, begunAt })).body : undefined
  }
  expect((await undo())?.entries?.['w01/tail']?.[0]).toBe('ended 21')
  // Asked again for what was undone already, nothing happens.
  const { plan } = await read(again)
  await call(again, 'undo-plan', { planId, begunAt: '2000-01-01T00:00:00.000Z' })
  expect((await read(again)).plan).toEqual(plan)
  let undone = 1
  while (await undo()) undone += 1
  expect(undone).toBe(20)
  expect((await read(again)).plan?.entries['w01/tail']?.[0]).toBe('ended 2')
})

test('nobody else reads or writes a plan, with whatever role; and none without the course', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  await save(learner, planId, { 'w01/tail': ['a secret of mine', 1, 'a'] })
  const owner = await site.administrator()
  const stranger = await site.paidCustomer()
  for (const other of [owner, stranger]) {
    expect((await call(other, 'choose-plan', { planId })).status).toBe(404)
    expect((await call(other, 'undo-plan', { planId, begunAt: 'x' })).status).toBe(404)
    expect((await read(other)).plans).toEqual([])
    // The same name is another plan.
    expect((await save(other, planId, { 'w01/tail': ['mine', 9, 'b'] })).body).toMatchObject({ revision: 1 })
  }
  expect((await read(learner)).plan?.entries).toEqual({ 'w01/tail': ['a secret of mine', 1, 'a'] })
  // The file about a customer that the office can make names the plan and says nothing of what is in it.
  const body = { operationId: randomUUID(), reason: 'asked for', id: learner.userId }
  const file = await owner.fetch('/functions/v1/admin-customer-export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await file.text()
  expect([file.status, text.includes(planId), text.includes('a secret of mine')]).toEqual([200, true, false])
  const without = await site.signedUp()
  expect(await read(without)).toEqual({ exercises: [], personFields: [], plans: [], plan: null })
  expect((await save(without, randomUUID(), {})).status).toBe(403)
})

test('exercises come with their help and example, of one lesson or of all', async () => {
  const learner = await site.paidCustomer()
  const ids = async (body: object) =>
    (await call<PlanResponse>(learner, 'plan', body)).body.exercises.map(({ id }) => id)
  expect(await ids({ lessonId: 'lesson2' })).toEqual(['w04', 'w05', 'w06'])
  expect(await ids({})).toHaveLength(13)
})

test('of 1,000 edits in three windows none is lost, whichever saves are lost, doubled or late', async () => {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  const random = seeded(20270628)
  const pick = (count: number) => Math.floor(random() * count)
  let expected: Entries = {}
  const pending = ['a', 'b', 'c'].map((by) => ({ by, changes: {} as Entries }))
  const late: Entries[] = []
  for (let edit = 1; edit <= 1000; edit += 1) {
    const window = pending[pick(3)]!
    const written: Entries = {
      [`w${String(1 + pick(13)).padStart(2, '0')}/f${pick(8)}`]: [edit, edit, window.by],
    }
    expected = mergeEntries(expected, written)
    window.changes = mergeEntries(window.changes, written)
    if (random() > 0.12) continue
    const what = random()
    if (what < 0.2) continue
    if (what < 0.4) late.push(window.changes)
    else {
      const sent = [save(learner, planId, window.changes, pick(50))]
      if (what > 0.7) sent.push(save(learner, planId, window.changes, pick(50)))
      if (what > 0.85 && late.length > 0)
        sent.push(save(learner, planId, late.splice(pick(late.length), 1)[0]!))
      for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
      // Every other answer is lost, and the changes are sent again with the next ones.
      if (what < 0.7) window.changes = {}
      site.clock.advance(2)
    }
  }
  for (const { changes } of pending) await save(learner, planId, changes)
  expect((await read(learner)).plan?.entries).toEqual(expected)
})

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
