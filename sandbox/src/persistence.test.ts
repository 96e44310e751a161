import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSandboxClient, purchase } from './testing/sandbox-client.ts'

async function dataFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'card-sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'cards.jsonl')
}

test('restores sessions, payments, refunds, disputes, events and idempotency keys after a restart', async () => {
  const file = await dataFile()
  const before = await openSandboxClient({ dataFile: file })
  const sold = await before.createPaidSession('4000000000000259')
  const { payment } = await before.createPaidSession()
  const refund = await before.stripe.refunds.create({ payment_intent: payment.id, amount: 5 })
  const open = await before.stripe.checkout.sessions.create(purchase, { idempotencyKey: 'kept' })
  const events = await before.stripe.events.list({ limit: 100 })
  await before.waitForDeliveries()
  await before.close()

  const after = await openSandboxClient({ dataFile: file })
  expect(await after.stripe.checkout.sessions.retrieve(sold.session.id)).toMatchObject({
    payment_status: 'paid',
  })
  expect((await after.stripe.disputes.list({ charge: sold.charge.id })).data).toHaveLength(1)
  expect(await after.stripe.refunds.retrieve(refund.id)).toEqual(refund)
  expect((await after.stripe.events.list({ limit: 100 })).data.map(({ id }) => id)).toEqual(
    events.data.map(({ id }) => id),
  )
  expect((await after.stripe.checkout.sessions.create(purchase, { idempotencyKey: 'kept' })).id).toBe(open.id)
  expect(await after.pay(open.id)).toMatchObject({ state: 'complete' })
  await after.waitForDeliveries()
  expect(after.receivedTypes()).toContain('checkout.session.completed')
})

test('delivers unacknowledged events after a restart', async () => {
  const file = await dataFile()
  const before = await openSandboxClient({ dataFile: file })
  before.setWebhookStatus(() => 500)
  const { session } = await before.createPaidSession()
  await before.close()

  const after = await openSandboxClient({ dataFile: file })
  await after.waitForDeliveries()
  expect(after.receivedTypes()).toContain('checkout.session.completed')
  expect(await after.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete' })
})

test('loses only the interrupted write in a crash', async () => {
  const file = await dataFile()
  const before = await openSandboxClient({ dataFile: file })
  const { session } = await before.createPaidSession()
  await before.waitForDeliveries()
  await before.close()
  await appendFile(file, '["checkout.session",{"id":"cs_torn"')

  const after = await openSandboxClient({ dataFile: file })
  expect((await after.stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id])
  expect(await readFile(file, 'utf8')).not.toContain('cs_torn')
})
