import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { planDatesJob } from './plan-dates-job.ts'

const DAY = 24 * 3600

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const dayFromNow = (days: number) =>
  new Date(site.clock.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10)

/** A learner whose plan names a day. */
async function learnerWithDate(on: string, isWanted = true): Promise<Member> {
  const learner = await site.paidCustomer()
  const call = async (name: string, body: object) =>
    expect((await learner.functions.invoke(name, { body })).error).toBeNull()
  await call('save-plan', {
    planId: randomUUID(),
    changes: { 'w12/ending_on': [on, 1, 'a'], 'w01/change_name': ['Secret change', 1, 'a'] },
    seen: 0,
  })
  if (isWanted) await call('choose-optional-mail', { kind: 'plan-date', isWanted })
  return learner
}

async function runJob() {
  await Promise.all([planDatesJob(site).run(), planDatesJob(site).run()])
}

const mailsOnDates = async ({ email }: Member) =>
  (await mailsTo(site, email)).filter(({ subject }) => subject === 'Your change plan has a date today')

test('emails subscribers once on a day that their plan names, without what they wrote', async () => {
  const on = dayFromNow(2)
  const [learner, unsubscribed] = [await learnerWithDate(on), await learnerWithDate(on, false)]
  for (let day = 0; day < 4; day++) {
    await runJob()
    // Wait for delivery first: advancing the clock would expire the delivery claims.
    const mails = await mailsOnDates(learner)
    expect(mails, `day ${day}`).toHaveLength(day < 2 ? 0 : 1)
    if (day === 2) expect(JSON.stringify(mails)).not.toContain('Secret change')
    site.clock.advance(DAY)
  }
  expect(await mailsOnDates(unsubscribed)).toEqual([])
})

test('sends nothing to learners who lost access', async () => {
  const learner = await learnerWithDate(dayFromNow(0))
  await site.db.updateTable('users').set({ access: 'ended' }).where('id', '=', learner.userId).execute()
  await runJob()
  expect(await mailsOnDates(learner)).toEqual([])
})
