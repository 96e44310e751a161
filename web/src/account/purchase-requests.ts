import type { Purchase, Purchases } from '@course/contract/sales/purchases'
import { callFunction } from '../app/clients/clients.ts'

export const fetchPurchases = async (): Promise<readonly Purchase[]> =>
  (await callFunction<Purchases>('purchases')).purchases

export const requestRefund = (purchaseId: string, reason: string) =>
  callFunction<Purchases>('ask-for-refund', { purchaseId, reason })

export const withdrawRefundRequest = (purchaseId: string) =>
  callFunction<Purchases>('withdraw-refund', { purchaseId })
