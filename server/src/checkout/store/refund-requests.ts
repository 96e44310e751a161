import type { Db } from '../../platform/database.ts'

type RefundRequestRow = {
  /** Also what the card provider knows the request by. */
  id: string
  purchase_id: string
  amount: number
  cause: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
  note: string
  /** The account of whoever asked for it. */
  requested_by: string
  requested_at: string
  /** `wanted` until the card provider has made the refund (`sent`) or said that it will not (`refused`). */
  state: 'wanted' | 'sent' | 'refused'
  refund_id: string | null
  /** The provider's code for why not. */
  refusal: string | null
  attempts: number
  /** Grows when the provider has failed under a key: it would repeat that failure for a day. */
  key_number: number
  due_at: number
}

declare module '../../platform/database.ts' {
  interface Tables {
    refund_requests: RefundRequestRow
  }
}

export const requestById = (db: Db, id: string): Promise<RefundRequestRow | undefined> =>
  db.selectFrom('refund_requests').selectAll().where('id', '=', id).executeTakeFirst()
