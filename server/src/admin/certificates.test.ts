import type { CursorPage } from '@course/contract/admin/admin'
import type { AdminCertificate } from '@course/contract/admin/learning'
import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import type { CertificateState, IssuedCertificate } from '@course/contract/certificates/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { countQueries } from '../testing/count-queries.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { certificateList } from './certificates.ts'

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

const checkCertificate = async (number: string) =>
  (await site.visitor().functions.invoke<CheckedCertificate>('check-certificate', { body: { number } })).data
const stateOf = async (learner: Member) =>
  (await learner.functions.invoke<CertificateState>('certificate')).data
const listCertificates = (person: Member, filters: object = {}) =>
  callFunctionData<CursorPage<AdminCertificate>>(person, 'admin-certificates', filters)
const entriesAbout = ({ userId }: Member) =>
  site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', userId).orderBy('at').execute()

test('finds a certificate by a loosely typed number and corrects it', async () => {
  const { learner, number } = await graduate()
  const support = await site.staffMember('support')
  const { rows } = await listCertificates(support, { q: number.toLowerCase().replaceAll('-', ' ') })
  expect(rows).toMatchObject([{ number, name: 'Ana Nunez', revision: 1, withdrawnAt: null }])
  expect((await listCertificates(support, { q: 'no number' })).rows).toEqual([])

  const correction = { number, studentName: ' Ana  Núñez ', completionDate: today() }
  const body = { ...newOperation(), ...correction, expected: 1 }
  const clicks = await Promise.all([1, 1].map(() => callFunction(support, 'admin-certificate-correct', body)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  const late = await callFunction(support, 'admin-certificate-correct', {
    ...newOperation(),
    ...correction,
    expected: 1,
  })
  expect([late.status, late.body.code]).toEqual([409, 'admin.conflict'])
  expect(await stateOf(learner)).toMatchObject({
    certificate: { number, revision: 2, studentName: 'Ana Núñez' },
  })
  expect(await checkCertificate(number)).toMatchObject({
    state: 'valid',
    studentName: 'Ana Núñez',
    correction: { of: 'name', on: today() },
  })
  expect(JSON.stringify(await checkCertificate(number))).not.toContain('Nunez')
  expect(await entriesAbout(learner)).toMatchObject([
    { action: 'certificate.correct', change: expect.stringContaining('Ana Nunez'), reason: 'for the test' },
  ])
})

test('shows a certificate as withdrawn until it is restored as a new revision', async () => {
  const { learner, number } = await graduate()
  const owner = await site.administrator()
  const withdraw = { ...newOperation(), number, expected: 1 }
  await callFunctionData(owner, 'admin-certificate-withdraw', withdraw)
  await callFunctionData(owner, 'admin-certificate-withdraw', withdraw)
  expect(await checkCertificate(number)).toEqual({
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
  expect((await listCertificates(owner, { state: 'withdrawn' })).rows).toMatchObject([
    { number, withdrawnBy: 'staff' },
  ])
  const again = await callFunction(owner, 'admin-certificate-withdraw', {
    ...newOperation(),
    number,
    expected: 1,
  })
  expect(again.body.code).toBe('admin.certificate_withdrawn')

  await callFunctionData(owner, 'admin-certificate-restore', { ...newOperation(), number, expected: 1 })
  expect(await checkCertificate(number)).toMatchObject({
    state: 'valid',
    studentName: 'Ana Nunez',
    correction: null,
  })
  expect(await stateOf(learner)).toMatchObject({ state: 'issued', certificate: { revision: 2 } })
  expect((await entriesAbout(learner)).map(({ action }) => action)).toEqual([
    'certificate.withdraw',
    'certificate.restore',
  ])
})

test('hides the details of a private certificate, but still shows that it was withdrawn', async () => {
  const { learner, number } = await graduate()
  const choose = (isPrivate: boolean) =>
    learner.functions.invoke('certificate-privacy', { body: { isPrivate } })
  expect((await choose(true)).data).toMatchObject({ state: 'issued', isPrivate: true })
  expect(await checkCertificate(number)).toEqual({ state: 'private', number, checkedAt: expect.any(String) })
  await choose(false)
  expect(await checkCertificate(number)).toMatchObject({ state: 'valid' })
  await choose(true)
  const owner = await site.administrator()
  await callFunctionData(owner, 'admin-certificate-withdraw', { ...newOperation(), number, expected: 1 })
  expect(await checkCertificate(number)).toMatchObject({ state: 'withdrawn' })
})

test("keeps only the number of an erased learner's certificate, which still checks as genuine", async () => {
  const { learner, number } = await graduate()
  const owner = await site.administrator()
  await callFunctionData(owner, 'admin-customer-erase', {
    ...newOperation(),
    id: learner.userId,
    expected: learner.email,
  })
  expect(await checkCertificate(number)).toEqual({ state: 'private', number, checkedAt: expect.any(String) })
  expect((await listCertificates(owner, { q: number })).rows).toEqual([])
})

test("refuses actions on a staff member's certificate", async () => {
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
    expect((await callFunction(owner, name, { ...newOperation(), number, expected: 1 })).body.code).toBe(
      'admin.staff_account',
    )
  }
})

test('lists any number of certificates with the same number of queries', async () => {
  const queries = () =>
    countQueries(site.db, (db) => certificateList.run({ ...site, db }, { body: {} } as never))
  await graduate()
  const first = await queries()
  await graduate()
  await graduate()
  expect(await queries()).toBe(first)
})
