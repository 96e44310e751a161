import { expect } from 'vitest'
import { operation } from '../admin.ts'
import type { CrashTestAction, CrashTestSite } from './crash-test-site.ts'

type Buyer = Awaited<ReturnType<CrashTestSite['buyer']>>

/** A customer's wish to have the money back: asked for and withdrawn by the customer, granted and declined by staff. */
export async function refundRequestActions(site: CrashTestSite): Promise<CrashTestAction[]> {
  const [asking, ...claimants] = await Promise.all([
    site.buyer(),
    customerWithRefundRequest(site),
    customerWithRefundRequest(site),
    customerWithRefundRequest(site),
  ])
  const [withdrawing, granted, declined] = claimants
  const act = (name: string, { purchaseId }: Buyer, fields: object = {}) => ({
    name,
    body: { ...operation(), purchaseId, ...fields },
  })
  return [
    {
      name: 'ask-for-refund',
      body: { purchaseId: asking.purchaseId },
      token: asking.token,
      left: () => answered(site, asking, 'open', 'refund-asked'),
    },
    {
      name: 'withdraw-refund',
      body: { purchaseId: withdrawing.purchaseId },
      token: withdrawing.token,
      left: () => answered(site, withdrawing, 'withdrawn', 'refund-withdrawn'),
    },
    { ...act('admin-refund-request-approve', granted), left: () => refundedAtProvider(site, granted) },
    {
      ...act('admin-refund-request-decline', declined, { answer: 'The course was finished.' }),
      left: () => answered(site, declined, 'declined', 'refund-declined'),
    },
  ]
}

async function customerWithRefundRequest(site: CrashTestSite): Promise<Buyer> {
  const buyer = await site.buyer()
  const response = await site.call('ask-for-refund', { purchaseId: buyer.purchaseId }, buyer.token)
  expect(response.status).toBe(200)
  return buyer
}

/** The mails of this kind about a claim that is in this state and has an alarm as long as it is open. */
async function answered(
  site: CrashTestSite,
  buyer: Buyer,
  state: 'open' | 'withdrawn' | 'declined',
  kind: string,
) {
  const { solved_at } = await site.db
    .selectFrom('alarms')
    .select('solved_at')
    .where('kind', '=', 'refund.asked')
    .where('subject', '=', buyer.purchaseId)
    .executeTakeFirstOrThrow()
  expect(solved_at === null, kind).toBe(state === 'open')
  return site.db
    .selectFrom('outbox')
    .innerJoin('users', 'users.email', 'outbox.recipient')
    .innerJoin('refund_claims', 'refund_claims.user_id', 'users.id')
    .select('outbox.id')
    .where('recipient', '=', buyer.email)
    .where('outbox.kind', '=', kind)
    .where('refund_claims.state', '=', state)
    .execute()
}

/** The refunds at the card provider, once the purchase here says the same. */
async function refundedAtProvider(site: CrashTestSite, { purchaseId, payment }: Buyer) {
  const request = await site.db
    .updateTable('refund_requests')
    // A killed process keeps its claim for 90 seconds.
    .set({ due_at: 0 })
    .where('purchase_id', '=', purchaseId)
    .returning(['id'])
    .executeTakeFirstOrThrow()
  // The same click again sets the job going.
  await site.call('admin-refund-request-approve', { ...operation(), operationId: request.id, purchaseId })
  const state = () =>
    site.db.selectFrom('purchases').select('state').where('id', '=', purchaseId).executeTakeFirst()
  await expect.poll(state, { timeout: 60_000 }).toEqual({ state: 'refunded' })
  return (await site.cards.api.refunds.list({ payment_intent: payment })).data
}
