import { expect } from 'vitest'
import { newOperation } from '../admin.ts'
import type { CrashTestAction, CrashTestSite } from './crash-test-site.ts'

type Buyer = Awaited<ReturnType<CrashTestSite['buyer']>>

/** Refund requests: created and withdrawn by customers, approved and declined by staff. */
export async function refundRequestActions(site: CrashTestSite): Promise<CrashTestAction[]> {
  const [requesting, ...requesters] = await Promise.all([
    site.buyer(),
    customerWithRefundRequest(site),
    customerWithRefundRequest(site),
    customerWithRefundRequest(site),
  ])
  const [withdrawing, approved, declined] = requesters
  const staffAction = (name: string, { purchaseId }: Buyer, fields: object = {}) => ({
    name,
    body: { ...newOperation(), purchaseId, ...fields },
  })
  return [
    {
      name: 'ask-for-refund',
      body: { purchaseId: requesting.purchaseId },
      token: requesting.token,
      findEffects: () => listMails(site, requesting, 'open', 'refund-asked'),
    },
    {
      name: 'withdraw-refund',
      body: { purchaseId: withdrawing.purchaseId },
      token: withdrawing.token,
      findEffects: () => listMails(site, withdrawing, 'withdrawn', 'refund-withdrawn'),
    },
    {
      ...staffAction('admin-refund-request-approve', approved),
      findEffects: () => listProviderRefunds(site, approved),
    },
    {
      ...staffAction('admin-refund-request-decline', declined, { answer: 'The course was finished.' }),
      findEffects: () => listMails(site, declined, 'declined', 'refund-declined'),
    },
  ]
}

async function customerWithRefundRequest(site: CrashTestSite): Promise<Buyer> {
  const buyer = await site.buyer()
  const response = await site.call('ask-for-refund', { purchaseId: buyer.purchaseId }, buyer.token)
  expect(response.status).toBe(200)
  return buyer
}

/** Lists mails about a refund request in this state, and checks that only open requests have an open alarm. */
async function listMails(
  site: CrashTestSite,
  buyer: Buyer,
  state: 'open' | 'withdrawn' | 'declined',
  kind: string,
) {
  const { resolved_at } = await site.db
    .selectFrom('alarms')
    .select('resolved_at')
    .where('kind', '=', 'refund.asked')
    .where('subject', '=', buyer.purchaseId)
    .executeTakeFirstOrThrow()
  expect(resolved_at === null, kind).toBe(state === 'open')
  return site.db
    .selectFrom('outbox')
    .innerJoin('users', 'users.email', 'outbox.recipient')
    .innerJoin('customer_refund_requests', 'customer_refund_requests.user_id', 'users.id')
    .select('outbox.id')
    .where('recipient', '=', buyer.email)
    .where('outbox.kind', '=', kind)
    .where('customer_refund_requests.state', '=', state)
    .execute()
}

/** Lists the refunds at the card provider, after the purchase is marked as refunded. */
async function listProviderRefunds(site: CrashTestSite, { purchaseId, payment }: Buyer) {
  const request = await site.db
    .updateTable('queued_refunds')
    // The claim of a killed process lasts 90 seconds.
    .set({ due_at: 0 })
    .where('purchase_id', '=', purchaseId)
    .returning(['id'])
    .executeTakeFirstOrThrow()
  // Repeating the action triggers the job.
  await site.call('admin-refund-request-approve', { ...newOperation(), operationId: request.id, purchaseId })
  const state = () =>
    site.db.selectFrom('purchases').select('state').where('id', '=', purchaseId).executeTakeFirst()
  await expect.poll(state, { timeout: 60_000 }).toEqual({ state: 'refunded' })
  return (await site.cards.api.refunds.list({ payment_intent: payment })).data
}
