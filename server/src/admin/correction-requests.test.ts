import type { CursorPage } from '@course/contract/admin/admin'
import type { AdminCertificate } from '@course/contract/admin/learning'
import type { Overview } from '@course/contract/admin/overview'
import type { CertificateState, IssuedCertificate } from '@course/contract/certificates/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, operation } from '../testing/admin.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'
import { mailsTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

const completionDate = () => site.clock.now().toISOString().slice(0, 10)

/** Somebody who has used up both corrections. */
async function fixedGraduate(): Promise<{ learner: Member; number: string }> {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const say = async (name: string, body: object) =>
    (await callFunction(learner, name, { completionDate: completionDate(), ...body }))
      .body as unknown as IssuedCertificate
  const { certificate } = await say('issue-certificate', { studentName: 'Ana' })
  const early = await callFunction(learner, 'ask-correction', wish('Ana Núñez'))
  expect([early.status, early.body.code]).toEqual([409, 'certificates.self_correctable'])
  await say('correct-certificate', { studentName: 'Ana N', revision: 1 })
  await say('correct-certificate', { studentName: 'Ana Nu', revision: 2 })
  return { learner, number: certificate.number }
}

const wish = (studentName: string, note = '') => ({ studentName, completionDate: completionDate(), note })
const stateOf = async (learner: Member) =>
  (await learner.functions.invoke<CertificateState>('certificate')).data as IssuedCertificate
const waiting = async (person: Member) =>
  (await callFunctionData<CursorPage<AdminCertificate>>(person, 'admin-certificates', { state: 'asked' }))
    .rows
const answersTo = async ({ email }: Member) =>
  (await mailsTo(site, email)).filter(({ subject }) => /corrected|About your certificate/.test(subject))

test('a correction is asked for, made by one click of support, once, and the learner is told', async () => {
  const { learner, number } = await fixedGraduate()
  const support = await site.staffMember('support')
  expect(await waiting(support)).toEqual([])

  expect((await callFunction(learner, 'ask-correction', wish('Ana Nu'))).status).toBe(422)
  expect((await callFunction(learner, 'ask-correction', wish(''))).status).toBe(422)
  expect((await callFunction(learner, 'ask-correction', wish('Ana', 'x'.repeat(501)))).status).toBe(400)
  expect((await callFunction(learner, 'ask-correction', wish('Ana Nuñes'))).status).toBe(200)
  site.clock.advance(1)
  await callFunction(learner, 'ask-correction', wish('  Ana   Núñez ', ' The accents are missing. '))
  const asked = { studentName: 'Ana Núñez', note: 'The accents are missing.' }
  expect((await stateOf(learner)).request).toMatchObject({ ...asked, state: 'open', decidedAt: null })
  const [row] = await waiting(support)
  expect(row).toMatchObject({ number, name: 'Ana Nu', revision: 3, asked })
  expect((await callFunctionData<Overview>(support, 'admin-overview')).correctionsAsked).toBe(1)

  const body = { number, expected: 3, askedAt: row!.request!.requestedAt }
  const other = await callFunction(support, 'admin-correction-apply', {
    ...operation(),
    ...body,
    askedAt: 'earlier',
  })
  expect([other.status, other.body.code]).toEqual([409, 'admin.conflict'])
  const click = { ...operation(), ...body }
  const admin = await site.staffMember('administrator')
  const acts = await Promise.all([
    callFunction(support, 'admin-correction-apply', click),
    callFunction(support, 'admin-correction-apply', click),
    callFunction(admin, 'admin-correction-apply', { ...operation(), ...body }),
  ])
  expect(acts.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThanOrEqual(2)
  expect((await callFunction(support, 'admin-correction-apply', click)).status).toBe(
    acts[0]!.status === 200 ? 200 : 409,
  )
  const state = await stateOf(learner)
  expect(state).toMatchObject({
    certificate: { number, revision: 4, studentName: 'Ana Núñez' },
    request: { state: 'made' },
  })
  expect(await answersTo(learner)).toMatchObject([{ link: 'http://localhost:3000/certificate' }])
  expect(await waiting(support)).toEqual([])
  const entries = await site.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', learner.userId)
    .execute()
  expect(entries).toEqual([{ action: 'certificate.correct' }])
})

test('a correction is declined with words that reach the learner, who may ask again', async () => {
  const { learner, number } = await fixedGraduate()
  const owner = await site.administrator()
  await callFunction(learner, 'ask-correction', wish('Somebody Else'))
  const [row] = await waiting(owner)
  const body = { number, expected: 3, askedAt: row!.request!.requestedAt }
  const wordless = await callFunction(owner, 'admin-correction-decline', {
    ...operation(),
    ...body,
    reason: ' ',
  })
  expect(wordless.status).toBe(400)
  await callFunctionData(owner, 'admin-correction-decline', {
    ...operation(),
    ...body,
    reason: 'Not your name.',
  })
  expect(await stateOf(learner)).toMatchObject({
    certificate: { revision: 3, studentName: 'Ana Nu' },
    request: { state: 'declined', answer: 'Not your name.' },
  })
  const [mail] = await answersTo(learner)
  expect(mail!.text).toContain('Not your name.')
  const late = await callFunction(owner, 'admin-correction-apply', { ...operation(), ...body })
  expect([late.status, late.body.code]).toEqual([404, 'admin.correction_not_found'])

  await callFunction(learner, 'ask-correction', wish('Ana Núñez'))
  expect(await waiting(owner)).toMatchObject([{ number, asked: { studentName: 'Ana Núñez' } }])
})

test('what is withdrawn is not corrected, and what somebody corrected by hand is only answered', async () => {
  const { learner, number } = await fixedGraduate()
  const owner = await site.administrator()
  await callFunction(learner, 'ask-correction', wish('Ana Núñez'))
  const find = async () => (await waiting(owner)).find((row) => row.number === number)!
  const { request, revision } = await find()
  const byHand = { number, studentName: 'Ana Núñez', completionDate: completionDate(), expected: revision }
  await callFunctionData(owner, 'admin-certificate-correct', { ...operation(), ...byHand })
  const body = { number, expected: revision + 1, askedAt: request!.requestedAt }
  await callFunctionData(owner, 'admin-certificate-withdraw', {
    ...operation(),
    number,
    expected: revision + 1,
  })
  const refused = await callFunction(owner, 'admin-correction-apply', { ...operation(), ...body })
  expect([refused.status, refused.body.code]).toEqual([409, 'admin.certificate_withdrawn'])
  expect((await callFunction(learner, 'ask-correction', wish('Ana'))).status).toBe(403)

  await callFunctionData(owner, 'admin-certificate-restore', {
    ...operation(),
    number,
    expected: revision + 1,
  })
  const restored = (await find()).revision
  await callFunctionData(owner, 'admin-correction-apply', { ...operation(), ...body, expected: restored })
  expect((await stateOf(learner)).certificate.revision).toBe(restored)
  expect(await answersTo(learner)).toHaveLength(1)
})
