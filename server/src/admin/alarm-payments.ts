import type { AlarmRow } from '../alarms/index.ts'
import type { Db } from '../platform/database.ts'

type Payment = { email: string | null; path: string }

/** Looks up the purchase ids of alarm subjects, per alarm kind. */
const purchaseIdQueries = {
  'event.failing': (db: Db, ids: string[]) =>
    db
      .selectFrom('purchases')
      .select(['payment_intent as id', 'id as purchase_id'])
      .where('payment_intent', 'in', ids)
      .$narrowType<{ id: string }>()
      .execute(),
  'refund.failed': (db: Db, ids: string[]) =>
    db.selectFrom('refunds').select(['id', 'purchase_id']).where('id', 'in', ids).execute(),
  'refund.refused': (db: Db, ids: string[]) =>
    db.selectFrom('queued_refunds').select(['id', 'purchase_id']).where('id', 'in', ids).execute(),
  'payment.disputed': (db: Db, ids: string[]) =>
    db.selectFrom('disputes').select(['id', 'purchase_id']).where('id', 'in', ids).execute(),
}

const kinds = Object.keys(purchaseIdQueries) as (keyof typeof purchaseIdQueries)[]

/** Maps the subject of each payment alarm to the page where staff can refund it, and to the payer's email. */
export async function paymentsOfAlarms(db: Db, rows: readonly AlarmRow[]): Promise<Map<string, Payment>> {
  const subjectsOfKind = (kind: AlarmRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ subject }) => subject)
  const payments = new Map<string, Payment>()
  for (const purchase of subjectsOfKind('refund.asked'))
    payments.set(purchase, { email: null, path: `/admin/payments/${purchase}` })
  for (const customer of subjectsOfKind('payment.duplicate'))
    payments.set(customer, { email: null, path: `/admin/payments?customer=${customer}` })

  const purchaseLinks: { id: string; purchase_id: string }[] = []
  for (const kind of kinds) {
    const subjects = subjectsOfKind(kind)
    if (subjects.length > 0) purchaseLinks.push(...(await purchaseIdQueries[kind](db, subjects)))
  }
  if (purchaseLinks.length === 0) return payments
  const payers = await db
    .selectFrom('purchases')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      purchaseLinks.map(({ purchase_id }) => purchase_id),
    )
    .execute()
  const emails = new Map(payers.map(({ id, email }) => [id, email]))
  for (const { id, purchase_id } of purchaseLinks)
    payments.set(id, { email: emails.get(purchase_id) ?? null, path: `/admin/payments/${purchase_id}` })
  return payments
}
