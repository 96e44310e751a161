import { randomUUID } from 'node:crypto'
import type { PlanResponse } from '@course/contract/learning/plan'
import type { CreatedPlanLink, PlanComment, SharedPlan } from '@course/contract/learning/plan-sharing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '../../testing/people.ts'
import { uniqueIp } from '../../testing/send-json.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

type Response<Body> = { status: number; body: Body & { code?: string } }

async function call<Body>(
  caller: Pick<Member, 'fetch'>,
  name: string,
  body: object = {},
): Promise<Response<Body>> {
  const response = await caller.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    // Everyone has their own network, so that they do not share a limit.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': uniqueIp() },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Response<Body>['body'] }
}

/** A learner with a plan that names people in private answers. */
async function learnerWithPlan() {
  const learner = await site.paidCustomer()
  const planId = randomUUID()
  const changes = {
    'w01/change_name': ['One Plan', 1, 'a'],
    'w05/chain/r1': [1, 1, 'a'],
    'w05/chain/r1/who': ['Depot manager', 1, 'a'],
    'w05/chain/r1/deed': ['Secretly blocked it', 1, 'a'],
    'w05/talks/r1': [1, 1, 'a'],
    'w05/talks/r1/about': ['Secretly against it', 1, 'a'],
  }
  expect((await call(learner, 'save-plan', { planId, changes, seen: 0 })).status).toBe(200)
  const share = async (name = 'Dana') => {
    const { body } = await call<CreatedPlanLink>(learner, 'create-plan-link', { planId, name })
    return { ...body, token: new URL(body.url).searchParams.get('token')! }
  }
  return { learner, planId, share }
}

const comment = (token: string, input: object = {}) =>
  call<PlanComment>(site.visitor(), 'comment-on-plan', {
    ...{ token, id: randomUUID(), field: 'w01/change_name', author: 'Dana', text: 'Which plan?' },
    ...input,
  })

test('a visitor with the link reads the answers that are not private, and their comment reaches the learner', async () => {
  const { learner, planId, share } = await learnerWithPlan()
  const { token, link } = await share()
  const { status, body } = await call<SharedPlan>(site.visitor(), 'shared-plan', { token })
  expect(status).toBe(200)
  expect(body.exercises.map(({ id }) => id)).toContain('w01')
  expect(body.plan.w01).toMatchObject({ change_name: 'One Plan' })
  expect(JSON.stringify(body)).toContain('Depot manager')
  expect(JSON.stringify(body)).not.toContain('Secretly')

  const id = randomUUID()
  const sent = await comment(token, { id })
  // The response was lost, and the browser sends it again.
  expect((await comment(token, { id })).body).toEqual(sent.body)
  const { body: plan } = await call<PlanResponse>(learner, 'plan')
  expect(plan.plan?.id).toBe(planId)
  expect(plan.links).toEqual([link])
  expect(plan.comments).toEqual([
    {
      ...sent.body,
      linkId: link.id,
      field: 'w01/change_name',
      author: 'Dana',
      text: 'Which plan?',
      isResolved: false,
    },
  ])

  expect((await call(learner, 'update-plan-comment', { id, linkId: link.id })).status).toBe(400)
  await call(learner, 'update-plan-comment', { id, linkId: link.id, reply: 'The one for the depots' })
  await call(learner, 'update-plan-comment', { id, linkId: link.id, isResolved: true })
  const { body: again } = await call<SharedPlan>(site.visitor(), 'shared-plan', { token })
  expect(again.comments).toMatchObject([{ id, reply: 'The one for the depots', isResolved: true }])
})

test('a withdrawn, expired or wrong link opens nothing, and the comments stay', async () => {
  const { learner, share } = await learnerWithPlan()
  const { token, link } = await share()
  await comment(token)
  const expectNoPlan = async (wrong: string) => {
    for (const response of [
      await call(site.visitor(), 'shared-plan', { token: wrong }),
      await comment(wrong),
    ]) {
      expect([response.status, response.body.code]).toEqual([404, 'plan.link_not_found'])
    }
  }
  const other = await site.paidCustomer()
  expect((await call(other, 'withdraw-plan-link', { id: link.id })).status).toBe(404)
  expect((await call(learner, 'withdraw-plan-link', { id: link.id })).status).toBe(200)
  await expectNoPlan(token)
  await expectNoPlan('')
  const { body } = await call<PlanResponse>(learner, 'plan')
  expect(body.links).toEqual([])
  expect(body.comments).toHaveLength(1)

  const { token: expiring } = await share()
  const { expires_at } = await site.db
    .selectFrom('plan_links')
    .select('expires_at')
    .where('user_id', '=', learner.userId)
    .executeTakeFirstOrThrow()
  expect(Date.parse(expires_at) - site.clock.now().getTime()).toBeGreaterThan(29 * 86_400_000)
  await site.db.updateTable('plan_links').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute()
  await expectNoPlan(expiring)
})

test('the links see only their own comments, and only the learner answers them', async () => {
  const { share } = await learnerWithPlan()
  const [first, second] = [await share('Dana'), await share('Kim')]
  const { body } = await comment(first.token)
  const { body: seen } = await call<SharedPlan>(site.visitor(), 'shared-plan', { token: second.token })
  expect(seen.comments).toEqual([])
  const other = await site.paidCustomer()
  expect(
    (await call(other, 'update-plan-comment', { id: body.id, linkId: body.linkId, reply: 'No' })).status,
  ).toBe(404)
})

test('takes 500 comments on a plan, also when the learner makes new links', async () => {
  const { learner, planId, share } = await learnerWithPlan()
  const { link: earlier } = await share()
  const row = {
    ...{ user_id: learner.userId, plan_id: planId, link_id: earlier.id, field: 'w01/change_name' },
    ...{
      author: 'Dana',
      comment: 'Why?',
      created_at: '2027-01-01T00:00:00.000Z',
      reply: '',
      resolved_at: null,
    },
  }
  const rows = Array.from({ length: 499 }, () => ({ ...row, id: randomUUID() }))
  await site.db.insertInto('plan_comments').values(rows).execute()
  await call(learner, 'withdraw-plan-link', { id: earlier.id })
  const { token } = await share()
  const id = randomUUID()
  expect((await comment(token, { id })).status).toBe(200)
  const refused = await comment(token)
  expect([refused.status, refused.body.code]).toEqual([409, 'plan.too_many_comments'])
  // The response was lost, and the browser sends it again.
  expect((await comment(token, { id })).status).toBe(200)
})

test('refuses comments on private or unknown answers, empty ones, and more links than ten', async () => {
  const { learner, planId, share } = await learnerWithPlan()
  const { token } = await share()
  for (const field of ['w04/stance', 'w01', 'w99/none', '__proto__/x'])
    expect([field, (await comment(token, { field })).status]).toEqual([field, 422])
  expect((await comment(token, { text: '  ' })).status).toBe(400)
  expect((await comment(token, { text: 'x'.repeat(2001) })).status).toBe(400)
  for (let count = 1; count < 10; count++) await share()
  const refused = await call(learner, 'create-plan-link', { planId, name: 'One more' })
  expect([refused.status, refused.body.code]).toEqual([409, 'plan.too_many_links'])
})
