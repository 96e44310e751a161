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

test('a restart keeps sessions, payments, refunds, disputes, events and idempotency keys', async () => {
  const file = await dataFile()
  const before = await openSandboxClient({ dataFile: file })
  const sold = await before.sell('4000000000000259')
  const { payment } = await before.sell()
  const refund = await before.stripe.refunds.create({ payment_intent: payment.id, amount: 5 })
  const open = await before.stripe.checkout.sessions.create(purchase, { idempotencyKey: 'kept' })
  const events = await before.stripe.events.list({ limit: 100 })
  await before.delivered()
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
  await after.delivered()
  expect(after.receivedTypes()).toContain('checkout.session.completed')
})

test('events that nobody received before a restart are delivered after it', async () => {
  const file = await dataFile()
  const before = await openSandboxClient({ dataFile: file })
  before.answerWebhooks(() => 500)
  const { session } = await before.sell()
  await before.close()

  const after = await openSandboxClient({ dataFile: file })
  await after.delivered()
  expect(after.receivedTypes()).toContain('checkout.session.completed')
  expect(await after.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete' })
})

test('a crash in the middle of a write loses only that write', async () => {
  const file = await dataFile()
  const before = await openSandboxClient({ dataFile: file })
  const { session } = await before.sell()
  await before.delivered()
  await before.close()
  await appendFile(file, '["checkout.session",{"id":"cs_torn"')

  const after = await openSandboxClient({ dataFile: file })
  expect((await after.stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id])
  expect(await readFile(file, 'utf8')).not.toContain('cs_torn')
})
