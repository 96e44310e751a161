import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../testing/mailbox.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from './index.ts'

let site: RunningSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /ALARM/ }))
})
afterAll(() => close?.())

const linesAbout = (subject: string) => site.logged.filter((line) => line.includes(subject))
const openAlarms = async () =>
  Number(/^course_alarms_open (\d+)$/m.exec(await (await fetch(`${site.url}/metrics`)).text())?.[1])
const mailsAbout = async (subject: string) =>
  (await mailsTo(site, site.config.admin.email)).filter(({ text }) => text.includes(subject))

test('an alarm is one row, one log line, one mail to the owner and one in the metric, until it is solved', async () => {
  const raised = { kind: 'payment.disputed', subject: 'dp_one', detail: 'fraudulent' } as const
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => raiseAlarm(site.db, site, raised)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  for (let time = 0; time < 3; time++) triggerAlarmAnnouncement(site)
  await expect.poll(() => linesAbout('dp_one')).toHaveLength(1)
  expect(linesAbout('dp_one')[0]).toContain('ALARM: A payment was disputed')
  expect(await mailsAbout('dp_one')).toMatchObject([
    { subject: expect.stringMatching(/: A payment was disputed$/) },
  ])
  expect(await openAlarms()).toBe(1)

  expect(await resolveAlarm(site.db, site, raised)).toBe(true)
  expect(await resolveAlarm(site.db, site, raised)).toBe(false)
  expect(await openAlarms()).toBe(0)
  expect(await raiseAlarm(site.db, site, raised), 'it may come up again').toBe(true)
  await resolveAlarm(site.db, site, raised)
})

test('an alarm whose cause is rolled back is neither logged nor mailed', async () => {
  const failed = site.db.transaction().execute(async (trx) => {
    await raiseAlarm(trx, site, { kind: 'payment.refused', subject: 'cs_undone' })
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  await raiseAlarm(site.db, site, { kind: 'payment.refused', subject: 'cs_done' })
  triggerAlarmAnnouncement(site)
  await expect.poll(() => linesAbout('cs_done')).toHaveLength(1)
  expect(linesAbout('cs_undone')).toEqual([])
  expect(await mailsAbout('cs_undone')).toEqual([])
})

test('many alarms at once come in one mail', async () => {
  await site.db.transaction().execute(async (trx) => {
    for (let index = 0; index < 30; index++)
      await raiseAlarm(trx, site, { kind: 'purchase.mail_waiting', subject: `many-${index}` })
  })
  triggerAlarmAnnouncement(site)
  await expect.poll(() => linesAbout('many-')).toHaveLength(30)
  const mails = await mailsAbout('many-')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/: 30 alarms need your attention$/)
  expect(mails[0]?.text).toContain('10 more are in the list of alarms.')
})

test('alarms are read and solved by the administrator alone', async () => {
  await raiseAlarm(site.db, site, { kind: 'payment.refused', subject: 'cs_admin', detail: 'amount is 1' })
  const read = (person: ReturnType<typeof site.visitor>) =>
    person.rest.from('alarms').select('kind, subject, detail, solved_at').eq('subject', 'cs_admin')
  const administrator = await site.administrator()
  expect((await read(administrator)).data).toEqual([
    { kind: 'payment.refused', subject: 'cs_admin', detail: 'amount is 1', solved_at: null },
  ])
  for (const person of [await site.paidCustomer(), site.visitor()])
    expect((await read(person)).error?.code).toBe('42501')

  const solve = (fix: boolean) =>
    administrator.functions.invoke('resolve-alarm', {
      body: { kind: 'payment.refused', subject: 'cs_admin', fix },
    })
  expect((await solve(true)).response?.status).toBe(400)
  expect((await solve(false)).data).toEqual({ success: true })
  expect((await read(administrator)).data).toMatchObject([{ solved_at: expect.any(String) }])
})
