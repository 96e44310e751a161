import type { GiftFields } from '@course/contract/sales/gifts'
import type { Purchase } from '@course/contract/sales/purchases'
import { callFunction, fetchFile } from '../app/clients/clients.ts'

export const fetchPurchases = async (): Promise<readonly Purchase[]> =>
  (await callFunction('purchases')).purchases

export const requestRefund = (purchaseId: string, reason: string) =>
  callFunction('ask-for-refund', { purchaseId, reason })

export const withdrawRefundRequest = (purchaseId: string) => callFunction('withdraw-refund', { purchaseId })

export const changeGift = (purchaseId: string, gift: GiftFields) =>
  callFunction('change-gift', { purchaseId, gift })

export const fetchGiftCard = (purchaseId: string) => fetchFile('gift-card', { purchaseId })

/** Opens an invoice, or the credit note of a refund. It is a download, so the page stays. */
export async function openInvoice(document: { purchaseId: string; refundId?: string }): Promise<void> {
  const { path } = await callFunction('invoice-link', document)
  window.location.assign(path)
}
