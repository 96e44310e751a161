import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import type { CertificateState, IssuedCertificate } from '@course/contract/certificates/certificates'
import { expect, onTestFinished, test } from 'vitest'
import { callFunctionData, newOperation } from '../testing/admin.ts'
import { checkoutBrowser, openCheckoutSite } from '../testing/checkout-site.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'

test('a refund withdraws the certificate, and a new payment restores it as the next revision', async () => {
  const { site, sandbox, close } = await openCheckoutSite()
  onTestFinished(close)
  const learner = await site.signedUp()
  const buyer = checkoutBrowser(site.url)
  const pay = async () => {
    const sessionId = await buyer.beginCheckout(learner.email)
    await sandbox.pay(sessionId)
    expect((await buyer.verifyPayment(sessionId)).body.success).toBe(true)
    return sessionId
  }
  const fetchState = async () => (await learner.functions.invoke<CertificateState>('certificate')).data
  const fetchPdfStatus = async () =>
    (await learner.functions.invoke('certificate-pdf', { body: {} })).response?.status

  const sessionId = await pay()
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const today = site.clock.now().toISOString().slice(0, 10)
  const { data } = await learner.functions.invoke<IssuedCertificate>('issue-certificate', {
    body: { studentName: 'Ana Núñez', completionDate: today },
  })
  const issued = { state: 'issued', certificate: data!.certificate }
  const { number } = data!.certificate
  const check = async (certificateNumber: string) =>
    (
      await site
        .visitor()
        .functions.invoke<CheckedCertificate>('check-certificate', { body: { number: certificateNumber } })
    ).data
  expect(await fetchState()).toMatchObject(issued)
  expect(await fetchPdfStatus()).toBe(200)

  await sandbox.refund(sessionId)
  await expect.poll(fetchState).toMatchObject({ state: 'unfinished' })
  expect(await fetchPdfStatus()).toBe(404)
  expect(await check(number)).toEqual({
    state: 'withdrawn',
    number,
    checkedAt: expect.any(String),
    withdrawnOn: today,
  })

  await pay()
  const { issuedAt: _first, ...unchanged } = data!.certificate
  expect(await fetchState()).toMatchObject({ state: 'issued', certificate: { ...unchanged, revision: 2 } })
  expect(await fetchPdfStatus()).toBe(200)
  expect(await check(number)).toMatchObject({ state: 'valid', correction: null })
})

test('a lost dispute withdraws the certificate in the background; revoked access alone does not', async () => {
  const { site, sandbox, close } = await openCheckoutSite({ expectedFaults: /ALARM/ })
  onTestFinished(close)
  const fetchWithdrawnBy = (number: string) =>
    site.db
      .selectFrom('certificates')
      .select('withdrawn_by')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  const graduate = async () => {
    const learner = await site.signedUp()
    const buyer = checkoutBrowser(site.url)
    const sessionId = await buyer.beginCheckout(learner.email)
    await sandbox.pay(sessionId)
    await buyer.verifyPayment(sessionId)
    await completeLessons(learner, 4)
    await passQuizzes(learner, 4)
    const completionDate = site.clock.now().toISOString().slice(0, 10)
    const body = { studentName: 'Ana Núñez', completionDate }
    const { data } = await learner.functions.invoke<IssuedCertificate>('issue-certificate', { body })
    return { learner, sessionId, number: data!.certificate.number }
  }

  const revoked = await graduate()
  const owner = await site.administrator()
  const body = { ...newOperation(), id: revoked.learner.userId, expected: 'paid' }
  await callFunctionData(owner, 'admin-customer-revoke-access', body)

  const disputed = await graduate()
  const disputePath = `/sessions/${disputed.sessionId}/dispute`
  const { id } = await sandbox.control<{ id: string }>('POST', disputePath, {})
  await sandbox.control('POST', `/disputes/${id}`, { status: 'lost' })
  await expect
    .poll(async () => {
      site.jobs.trigger('certificates')
      return fetchWithdrawnBy(disputed.number)
    })
    .toEqual({ withdrawn_by: 'refund' })
  expect(await fetchWithdrawnBy(revoked.number)).toEqual({ withdrawn_by: null })
})
