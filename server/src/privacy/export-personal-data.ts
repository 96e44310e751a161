import type { UserRow } from '../auth/index.ts'
import { collectPersonalData } from '../platform/personal-data-export.ts'
import type { Site } from '../platform/site.ts'
import { listCustomerPurchases } from '../sales/index.ts'

/** All personal data of an account, also what has an earlier email at which it bought the course. */
export async function exportPersonalData(
  { db, personalData }: Pick<Site, 'db' | 'personalData'>,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  reader: 'person' | 'staff',
) {
  const purchases = await listCustomerPurchases(db, id)
  const emails = [...new Set([email, ...purchases.map((purchase) => purchase.email)])]
  return collectPersonalData(db, { personalData, id, emails, reader })
}
