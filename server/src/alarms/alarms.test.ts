import type { AlarmState } from '@course/contract/admin/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, newOperation } from '../testing/admin.ts'
import { mailsTo } from '../testing/mailbox.ts'
import type { Person } from '../testing/people.ts'
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

test('an open alarm is logged, emailed and counted once until it is resolved', async () => {
  const alarm = { kind: 'payment.disputed', subject: 'dp_one', detail: 'fraudulent' } as const
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => raiseAlarm(site.db, site, alarm)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  for (let time = 0; time < 3; time++) triggerAlarmAnnouncement(site)
  await expect.poll(() => linesAbout('dp_one')).toHaveLength(1)
  expect(linesAbout('dp_one')[0]).toContain('ALARM: A payment was disputed')
  expect(await mailsAbout('dp_one')).toMatchObject([
    { subject: expect.stringMatching(/: A payment was disputed$/) },
  ])
  expect(await openAlarms()).toBe(1)

  expect(await resolveAlarm(site.db, site, alarm)).toBe(true)
  expect(await resolveAlarm(site.db, site, alarm)).toBe(false)
  expect(await openAlarms()).toBe(0)
  expect(await raiseAlarm(site.db, site, alarm), 'it can be raised again').toBe(true)
  await resolveAlarm(site.db, site, alarm)
})

test('an alarm whose transaction is rolled back is neither logged nor emailed', async () => {
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

test('many alarms are announced in one mail', async () => {
  await site.db.transaction().execute(async (trx) => {
    for (let index = 0; index < 30; index++)
      await raiseAlarm(trx, site, { kind: 'purchase.mail_waiting', subject: `many-${index}` })
  })
  triggerAlarmAnnouncement(site)
  await expect.poll(() => linesAbout('many-')).toHaveLength(30)
  const mails = await mailsAbout('many-')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/: 30 alarms need your attention$/)
  expect(mails[0]?.text).toContain('See 10 more in the admin dashboard.')
})

test('only the administrator can read and resolve alarms', async () => {
  await raiseAlarm(site.db, site, { kind: 'payment.refused', subject: 'cs_admin', detail: 'amount is 1' })
  const listAlarms = async (person: Person, state: AlarmState) => {
    const { status, body } = await callFunction(person, 'admin-alarms', { state })
    const { rows = [] } = (body.data ?? {}) as { rows?: { subject: string }[] }
    return { status, alarms: rows.filter(({ subject }) => subject === 'cs_admin') }
  }
  const administrator = await site.administrator()
  expect((await listAlarms(administrator, 'open')).alarms).toMatchObject([
    { kind: 'payment.refused', subject: 'cs_admin', detail: 'amount is 1' },
  ])
  expect((await listAlarms(await site.paidCustomer(), 'open')).status).toBe(403)
  expect((await listAlarms(site.visitor(), 'open')).status).toBe(401)

  const resolve = (fix: boolean) =>
    administrator.functions.invoke('resolve-alarm', {
      body: { ...newOperation(), kind: 'payment.refused', subject: 'cs_admin', fix },
    })
  expect((await resolve(true)).response?.status).toBe(400)
  expect((await resolve(false)).data).toEqual({ success: true, data: {} })
  expect((await listAlarms(administrator, 'open')).alarms).toEqual([])
  expect((await listAlarms(administrator, 'resolved')).alarms).toHaveLength(1)
})
