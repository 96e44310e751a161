import type { CursorPage } from '@course/contract/admin/admin'
import type { AdminCertificate } from '@course/contract/admin/learning'
import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import type { CertificateState, IssuedCertificate } from '@course/contract/certificates/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, operation } from '../testing/admin.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

const today = () => site.clock.now().toISOString().slice(0, 10)

async function graduate(): Promise<{ learner: Member; number: string }> {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const body = { studentName: 'Ana Nunez', completionDate: today() }
  const { data } = await learner.functions.invoke<IssuedCertificate>('issue-certificate', { body })
  return { learner, number: data!.certificate.number }
}

const checked = async (number: string) =>
  (await site.visitor().functions.invoke<CheckedCertificate>('check-certificate', { body: { number } })).data
const stateOf = async (learner: Member) =>
  (await learner.functions.invoke<CertificateState>('certificate')).data
const listed = (person: Member, filters: object = {}) =>
  callFunctionData<CursorPage<AdminCertificate>>(person, 'admin-certificates', filters)
const entriesAbout = ({ userId }: Member) =>
  site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', userId).orderBy('at').execute()

test('support finds a certificate by its number, however it is written, and corrects it', async () => {
  const { learner, number } = await graduate()
  const support = await site.staffMember('support')
  const { rows } = await listed(support, { q: number.toLowerCase().replaceAll('-', ' ') })
  expect(rows).toMatchObject([{ number, name: 'Ana Nunez', revision: 1, withdrawnAt: null }])
  expect((await listed(support, { q: 'no number' })).rows).toEqual([])

  const said = { number, studentName: ' Ana  Núñez ', completionDate: today() }
  const body = { ...operation(), ...said, expected: 1 }
  const clicks = await Promise.all([1, 1].map(() => callFunction(support, 'admin-certificate-correct', body)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  const late = await callFunction(support, 'admin-certificate-correct', {
    ...operation(),
    ...said,
    expected: 1,
  })
  expect([late.status, late.body.code]).toEqual([409, 'admin.conflict'])
  expect(await stateOf(learner)).toMatchObject({
    certificate: { number, revision: 2, studentName: 'Ana Núñez' },
  })
  expect(await checked(number)).toMatchObject({
    state: 'valid',
    studentName: 'Ana Núñez',
    correction: { of: 'name', on: today() },
  })
  expect(JSON.stringify(await checked(number))).not.toContain('Nunez')
  expect(await entriesAbout(learner)).toMatchObject([
    { action: 'certificate.correct', change: expect.stringContaining('Ana Nunez'), reason: 'for the test' },
  ])
})

test('a withdrawn certificate says so everywhere, until it is restored as the next revision', async () => {
  const { learner, number } = await graduate()
  const owner = await site.administrator()
  const withdraw = { ...operation(), number, expected: 1 }
  await callFunctionData(owner, 'admin-certificate-withdraw', withdraw)
  await callFunctionData(owner, 'admin-certificate-withdraw', withdraw)
  expect(await checked(number)).toEqual({
    state: 'withdrawn',
    number,
    withdrawnOn: today(),
    checkedAt: expect.any(String),
  })
  expect(await stateOf(learner)).toEqual({ state: 'withdrawn', number, withdrawnAt: expect.any(String) })
  const refused = [
    ['issue-certificate', { studentName: 'Ana', completionDate: today() }, 403],
    ['correct-certificate', { studentName: 'Ana', completionDate: today(), revision: 1 }, 403],
    ['certificate-pdf', {}, 404],
  ] as const
  for (const [name, body, status] of refused)
    expect((await callFunction(learner, name, body)).status).toBe(status)
  expect((await listed(owner, { state: 'withdrawn' })).rows).toMatchObject([{ number, withdrawnBy: 'staff' }])
  const again = await callFunction(owner, 'admin-certificate-withdraw', {
    ...operation(),
    number,
    expected: 1,
  })
  expect(again.body.code).toBe('admin.certificate_withdrawn')

  await callFunctionData(owner, 'admin-certificate-restore', { ...operation(), number, expected: 1 })
  expect(await checked(number)).toMatchObject({ state: 'valid', studentName: 'Ana Nunez', correction: null })
  expect(await stateOf(learner)).toMatchObject({ state: 'issued', certificate: { revision: 2 } })
  expect((await entriesAbout(learner)).map(({ action }) => action)).toEqual([
    'certificate.withdraw',
    'certificate.restore',
  ])
})

test('a learner keeps the details private; that it was withdrawn is said all the same', async () => {
  const { learner, number } = await graduate()
  const choose = (isPrivate: boolean) =>
    learner.functions.invoke('certificate-privacy', { body: { isPrivate } })
  expect((await choose(true)).data).toMatchObject({ state: 'issued', isPrivate: true })
  expect(await checked(number)).toEqual({ state: 'private', number, checkedAt: expect.any(String) })
  await choose(false)
  expect(await checked(number)).toMatchObject({ state: 'valid' })
  await choose(true)
  const owner = await site.administrator()
  await callFunctionData(owner, 'admin-certificate-withdraw', { ...operation(), number, expected: 1 })
  expect(await checked(number)).toMatchObject({ state: 'withdrawn' })
})

test('of an erased person only the number is left, which is genuine', async () => {
  const { learner, number } = await graduate()
  const owner = await site.administrator()
  await callFunctionData(owner, 'admin-customer-erase', {
    ...operation(),
    id: learner.userId,
    expected: learner.email,
  })
  expect(await checked(number)).toEqual({ state: 'private', number, checkedAt: expect.any(String) })
  expect((await listed(owner, { q: number })).rows).toEqual([])
})

test('nobody acts on the certificate of somebody on the team', async () => {
  const { learner, number } = await graduate()
  const owner = await site.administrator()
  await site.db
    .insertInto('staff')
    .values({
      account_id: learner.userId,
      role: 'support',
      invited_by: owner.userId,
      invited_at: today(),
      accepted_at: today(),
      ended_at: null,
      handed_from: null,
    })
    .execute()
  for (const name of ['admin-certificate-withdraw', 'admin-certificate-restore']) {
    expect((await callFunction(owner, name, { ...operation(), number, expected: 1 })).body.code).toBe(
      'admin.staff_account',
    )
  }
})
