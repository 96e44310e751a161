import type { Db } from '../../platform/database.ts'
import { inviterName } from '../seats/manage-seats.ts'
import type { GiftRow } from '../store/gifts.ts'
import type { PurchaseRow } from '../store/purchases.ts'

/** Who gives a gift, as the recipient reads it: by default the buyer. */
export const senderName = async (
  db: Db,
  { sender }: Pick<GiftRow, 'sender'>,
  { customer_id, email }: Pick<PurchaseRow, 'customer_id' | 'email'>,
): Promise<string> => sender || (customer_id === null ? email : await inviterName(db, customer_id))
