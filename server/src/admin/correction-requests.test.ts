import type { CursorPage } from '@course/contract/admin/admin'
import type { AdminCertificate } from '@course/contract/admin/learning'
import type { Overview } from '@course/contract/admin/overview'
import type { CertificateState, IssuedCertificate } from '@course/contract/certificates/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
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

/** A graduate who has used up both self-service corrections. */
async function graduateWithoutCorrections(): Promise<{ learner: Member; number: string }> {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const callAsLearner = async (name: string, body: object) =>
    (await callFunction(learner, name, { completionDate: completionDate(), ...body }))
      .body as unknown as IssuedCertificate
  const { certificate } = await callAsLearner('issue-certificate', { studentName: 'Ana' })
  const early = await callFunction(learner, 'ask-correction', correctionRequest('Ana Núñez'))
  expect([early.status, early.body.code]).toEqual([409, 'certificates.self_correctable'])
  await callAsLearner('correct-certificate', { studentName: 'Ana N', revision: 1 })
  await callAsLearner('correct-certificate', { studentName: 'Ana Nu', revision: 2 })
  return { learner, number: certificate.number }
}

const correctionRequest = (studentName: string, note = '') => ({
  studentName,
  completionDate: completionDate(),
  note,
})
const stateOf = async (learner: Member) =>
  (await learner.functions.invoke<CertificateState>('certificate')).data as IssuedCertificate
const listOpenRequests = async (person: Member) =>
  (await callFunctionData<CursorPage<AdminCertificate>>(person, 'admin-certificates', { state: 'asked' }))
    .rows
const decisionMailsTo = async ({ email }: Member) =>
  (await mailsTo(site, email)).filter(({ subject }) => /corrected|About your certificate/.test(subject))

test('applies a requested correction once and emails the learner', async () => {
  const { learner, number } = await graduateWithoutCorrections()
  const support = await site.staffMember('support')
  expect(await listOpenRequests(support)).toEqual([])

  expect((await callFunction(learner, 'ask-correction', correctionRequest('Ana Nu'))).status).toBe(422)
  expect((await callFunction(learner, 'ask-correction', correctionRequest(''))).status).toBe(422)
  expect(
    (await callFunction(learner, 'ask-correction', correctionRequest('Ana', 'x'.repeat(501)))).status,
  ).toBe(400)
  expect((await callFunction(learner, 'ask-correction', correctionRequest('Ana Nuñes'))).status).toBe(200)
  site.clock.advance(1)
  await callFunction(
    learner,
    'ask-correction',
    correctionRequest('  Ana   Núñez ', ' The accents are missing. '),
  )
  const requested = { studentName: 'Ana Núñez', note: 'The accents are missing.' }
  expect((await stateOf(learner)).request).toMatchObject({ ...requested, state: 'open', decidedAt: null })
  const [row] = await listOpenRequests(support)
  expect(row).toMatchObject({ number, name: 'Ana Nu', revision: 3, request: requested })
  expect((await callFunctionData<Overview>(support, 'admin-overview')).openCorrectionRequests).toBe(1)

  const body = { number, expected: 3, requestedAt: row!.request!.requestedAt }
  const other = await callFunction(support, 'admin-correction-apply', {
    ...newOperation(),
    ...body,
    requestedAt: 'earlier',
  })
  expect([other.status, other.body.code]).toEqual([409, 'admin.conflict'])
  const click = { ...newOperation(), ...body }
  const admin = await site.staffMember('administrator')
  const responses = await Promise.all([
    callFunction(support, 'admin-correction-apply', click),
    callFunction(support, 'admin-correction-apply', click),
    callFunction(admin, 'admin-correction-apply', { ...newOperation(), ...body }),
  ])
  expect(responses.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThanOrEqual(
    2,
  )
  expect((await callFunction(support, 'admin-correction-apply', click)).status).toBe(
    responses[0]!.status === 200 ? 200 : 409,
  )
  const state = await stateOf(learner)
  expect(state).toMatchObject({
    certificate: { number, revision: 4, studentName: 'Ana Núñez' },
    request: { state: 'made' },
  })
  expect(await decisionMailsTo(learner)).toMatchObject([{ link: 'http://localhost:3000/certificate' }])
  expect(await listOpenRequests(support)).toEqual([])
  const entries = await site.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', learner.userId)
    .execute()
  expect(entries).toEqual([{ action: 'certificate.correct' }])
})

test('declines a correction with a message to the learner, who can request another one', async () => {
  const { learner, number } = await graduateWithoutCorrections()
  const owner = await site.administrator()
  await callFunction(learner, 'ask-correction', correctionRequest('Somebody Else'))
  const [row] = await listOpenRequests(owner)
  const body = { number, expected: 3, requestedAt: row!.request!.requestedAt }
  const withoutReason = await callFunction(owner, 'admin-correction-decline', {
    ...newOperation(),
    ...body,
    reason: ' ',
  })
  expect(withoutReason.status).toBe(400)
  await callFunctionData(owner, 'admin-correction-decline', {
    ...newOperation(),
    ...body,
    reason: 'Not your name.',
  })
  expect(await stateOf(learner)).toMatchObject({
    certificate: { revision: 3, studentName: 'Ana Nu' },
    request: { state: 'declined', answer: 'Not your name.' },
  })
  const [mail] = await decisionMailsTo(learner)
  expect(mail!.text).toContain('Not your name.')
  const late = await callFunction(owner, 'admin-correction-apply', { ...newOperation(), ...body })
  expect([late.status, late.body.code]).toEqual([404, 'admin.correction_not_found'])

  await callFunction(learner, 'ask-correction', correctionRequest('Ana Núñez'))
  expect(await listOpenRequests(owner)).toMatchObject([{ number, request: { studentName: 'Ana Núñez' } }])
})

test('refuses to correct a withdrawn certificate, and adds no revision to one already corrected by hand', async () => {
  const { learner, number } = await graduateWithoutCorrections()
  const owner = await site.administrator()
  await callFunction(learner, 'ask-correction', correctionRequest('Ana Núñez'))
  const find = async () => (await listOpenRequests(owner)).find((row) => row.number === number)!
  const { request, revision } = await find()
  const byHand = { number, studentName: 'Ana Núñez', completionDate: completionDate(), expected: revision }
  await callFunctionData(owner, 'admin-certificate-correct', { ...newOperation(), ...byHand })
  const body = { number, expected: revision + 1, requestedAt: request!.requestedAt }
  await callFunctionData(owner, 'admin-certificate-withdraw', {
    ...newOperation(),
    number,
    expected: revision + 1,
  })
  const refused = await callFunction(owner, 'admin-correction-apply', { ...newOperation(), ...body })
  expect([refused.status, refused.body.code]).toEqual([409, 'admin.certificate_withdrawn'])
  expect((await callFunction(learner, 'ask-correction', correctionRequest('Ana'))).status).toBe(403)

  await callFunctionData(owner, 'admin-certificate-restore', {
    ...newOperation(),
    number,
    expected: revision + 1,
  })
  const restored = (await find()).revision
  await callFunctionData(owner, 'admin-correction-apply', { ...newOperation(), ...body, expected: restored })
  expect((await stateOf(learner)).certificate.revision).toBe(restored)
  expect(await decisionMailsTo(learner)).toHaveLength(1)
})
