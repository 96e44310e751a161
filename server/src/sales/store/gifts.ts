import type { GiftDetails } from '@course/contract/sales/gifts'
import { type Db, hasChanged, type Tx } from '../../platform/database.ts'

/** What the buyer of a gift decided about its only seat. */
export type GiftRow = {
  purchase_id: string
  recipient: string | null
  sender: string
  message: string
  /** The day of the email; null sends it at once. */
  send_on: string | null
  /** When the recipient was emailed. */
  sent_at: string | null
  /** When the buyer is told that it was not accepted. Null once they were told. */
  notify_at: string | null
  /** Part of the secret in its link. Incremented with every change, so that earlier links stop working. */
  link_number: number
}

declare module '../../platform/database.ts' {
  interface Tables {
    gifts: GiftRow
  }
}

export const detailsOf = ({ recipient, sender, message, send_on }: GiftRow): GiftDetails => ({
  recipient,
  sender,
  message,
  sendOn: send_on,
})

export const findGift = (db: Db, purchaseId: string): Promise<GiftRow | undefined> =>
  db.selectFrom('gifts').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst()

export const addGift = (trx: Tx, gift: GiftRow) => trx.insertInto('gifts').values(gift).execute()

/** Lock the purchase first. */
export const updateGift = (trx: Tx, purchaseId: string, change: Partial<Omit<GiftRow, 'purchase_id'>>) =>
  trx.updateTable('gifts').set(change).where('purchase_id', '=', purchaseId).execute()

/** Returns false if the recipient was emailed meanwhile. */
export const markGiftSent = (trx: Tx, purchaseId: string, sentAt: string): Promise<boolean> =>
  hasChanged(
    trx
      .updateTable('gifts')
      .set({ sent_at: sentAt })
      .where('purchase_id', '=', purchaseId)
      .where('sent_at', 'is', null),
  )

const MAX_DUE = 200

/** Purchases whose recipient is emailed today; only those that can still be accepted. */
export const listGiftsToSend = (db: Db, today: string) =>
  openGifts(db)
    .where('gifts.sent_at', 'is', null)
    .where('gifts.recipient', 'is not', null)
    .where((eb) => eb.or([eb('gifts.send_on', 'is', null), eb('gifts.send_on', '<=', today)]))
    .execute()

/** Purchases whose buyer is told that the gift was not accepted. */
export const listGiftsToNotify = (db: Db, now: string) =>
  openGifts(db).where('gifts.notify_at', '<=', now).execute()

const openGifts = (db: Db) =>
  db
    .selectFrom('gifts')
    .innerJoin('purchases', 'purchases.id', 'gifts.purchase_id')
    .innerJoin('seats', 'seats.purchase_id', 'gifts.purchase_id')
    .select('gifts.purchase_id as id')
    .where('purchases.state', '=', 'active')
    .where('seats.state', '=', 'invited')
    .limit(MAX_DUE)

type Person = { emails: readonly string[] }

/** Deletes the gifts of a buyer, and removes a person as the recipient of those of others. */
export async function eraseGifts(trx: Tx, { emails }: Person, purchaseIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('gifts').where('purchase_id', 'in', purchaseIds).execute()
  await trx
    .updateTable('gifts')
    .set({ recipient: null, message: '', notify_at: null })
    .where('recipient', 'in', emails)
    .execute()
}
