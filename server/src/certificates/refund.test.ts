import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import type { CertificateState, IssuedCertificate } from '@course/contract/certificates/certificates'
import { expect, onTestFinished, test } from 'vitest'
import { callFunctionData, operation } from '../testing/admin.ts'
import { browser, openCheckoutSite } from '../testing/checkout-site.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'

test('a refund withdraws the certificate, and a new payment gives it back as the next revision', async () => {
  const { site, sandbox, close } = await openCheckoutSite()
  onTestFinished(close)
  const learner = await site.signedUp()
  const buyer = browser(site.url)
  const pay = async () => {
    const sessionId = await buyer.begin(learner.email)
    await sandbox.pay(sessionId)
    expect((await buyer.verifyPayment(sessionId)).body.success).toBe(true)
    return sessionId
  }
  const stateNow = async () => (await learner.functions.invoke<CertificateState>('certificate')).data
  const file = async () => (await learner.functions.invoke('certificate-pdf', { body: {} })).response?.status

  const sessionId = await pay()
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const today = site.clock.now().toISOString().slice(0, 10)
  const { data } = await learner.functions.invoke<IssuedCertificate>('issue-certificate', {
    body: { studentName: 'Ana Núñez', completionDate: today },
  })
  const issued = { state: 'issued', certificate: data!.certificate }
  const { number } = data!.certificate
  const checked = async (asked: string) =>
    (
      await site
        .visitor()
        .functions.invoke<CheckedCertificate>('check-certificate', { body: { number: asked } })
    ).data
  expect(await stateNow()).toMatchObject(issued)
  expect(await file()).toBe(200)

  await sandbox.refund(sessionId)
  await expect.poll(stateNow).toMatchObject({ state: 'unfinished' })
  expect(await file()).toBe(404)
  expect(await checked(number)).toEqual({
    state: 'withdrawn',
    number,
    checkedAt: expect.any(String),
    withdrawnOn: today,
  })

  await pay()
  const { issuedAt: _first, ...said } = data!.certificate
  expect(await stateNow()).toMatchObject({ state: 'issued', certificate: { ...said, revision: 2 } })
  expect(await file()).toBe(200)
  expect(await checked(number)).toMatchObject({ state: 'valid', correction: null })
})

test('a lost dispute withdraws it, also when nobody looks; ended access alone does not', async () => {
  const { site, sandbox, close } = await openCheckoutSite({ expectedFaults: /ALARM/ })
  onTestFinished(close)
  const withdrawn = (number: string) =>
    site.db
      .selectFrom('certificates')
      .select('withdrawn_by')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  const graduate = async () => {
    const learner = await site.signedUp()
    const buyer = browser(site.url)
    const sessionId = await buyer.begin(learner.email)
    await sandbox.pay(sessionId)
    await buyer.verifyPayment(sessionId)
    await completeLessons(learner, 4)
    await passQuizzes(learner, 4)
    const completionDate = site.clock.now().toISOString().slice(0, 10)
    const body = { studentName: 'Ana Núñez', completionDate }
    const { data } = await learner.functions.invoke<IssuedCertificate>('issue-certificate', { body })
    return { learner, sessionId, number: data!.certificate.number }
  }

  const ended = await graduate()
  const owner = await site.administrator()
  const body = { ...operation(), id: ended.learner.userId, expected: 'paid' }
  await callFunctionData(owner, 'admin-customer-revoke-access', body)

  const disputed = await graduate()
  const opened = `/sessions/${disputed.sessionId}/dispute`
  const { id } = await sandbox.control<{ id: string }>('POST', opened, {})
  await sandbox.control('POST', `/disputes/${id}`, { status: 'lost' })
  await expect
    .poll(async () => {
      site.jobs.trigger('certificates')
      return withdrawn(disputed.number)
    })
    .toEqual({ withdrawn_by: 'refund' })
  expect(await withdrawn(ended.number)).toEqual({ withdrawn_by: null })
})
