import type { CertificateState, IssuedCertificate } from '@course/contract/certificates'
import { expect, onTestFinished, test } from 'vitest'
import { browser, openShop } from '../testing/card-shop.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'

test('a refund takes the certificate away, and a new payment gives the same one back', async () => {
  const { site, sandbox, close } = await openShop()
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
  expect(await stateNow()).toMatchObject(issued)
  expect(await file()).toBe(200)

  await sandbox.refund(sessionId)
  await expect.poll(stateNow).toMatchObject({ state: 'unfinished' })
  expect(await file()).toBe(404)

  await pay()
  expect(await stateNow()).toMatchObject(issued)
  expect(await file()).toBe(200)
})
