import type { AlarmRow } from '../alarms/index.ts'
import type { Db } from '../platform/database.ts'

type Payment = { email: string | null; path: string }

/** Which purchase the subjects of an alarm belong to, by its kind. */
const purchasesOf = {
  'refund.failed': (db: Db, ids: string[]) =>
    db.selectFrom('refunds').select(['id', 'purchase_id']).where('id', 'in', ids).execute(),
  'refund.refused': (db: Db, ids: string[]) =>
    db.selectFrom('refund_requests').select(['id', 'purchase_id']).where('id', 'in', ids).execute(),
  'payment.disputed': (db: Db, ids: string[]) =>
    db.selectFrom('disputes').select(['id', 'purchase_id']).where('id', 'in', ids).execute(),
}

const kinds = Object.keys(purchasesOf) as (keyof typeof purchasesOf)[]

/** By what alarms name: the page from which the payment can be refunded, and who paid it. */
export async function paymentsOfAlarms(db: Db, rows: readonly AlarmRow[]): Promise<Map<string, Payment>> {
  const named = (kind: AlarmRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ subject }) => subject)
  const found = new Map<string, Payment>()
  for (const purchase of named('refund.asked'))
    found.set(purchase, { email: null, path: `/admin/payments/${purchase}` })
  for (const customer of named('payment.duplicate'))
    found.set(customer, { email: null, path: `/admin/payments?customer=${customer}` })

  const told: { id: string; purchase_id: string }[] = []
  for (const kind of kinds) {
    const subjects = named(kind)
    if (subjects.length > 0) told.push(...(await purchasesOf[kind](db, subjects)))
  }
  if (told.length === 0) return found
  const payers = await db
    .selectFrom('purchases')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      told.map(({ purchase_id }) => purchase_id),
    )
    .execute()
  const emails = new Map(payers.map(({ id, email }) => [id, email]))
  for (const { id, purchase_id } of told)
    found.set(id, { email: emails.get(purchase_id) ?? null, path: `/admin/payments/${purchase_id}` })
  return found
}
