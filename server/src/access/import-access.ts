import { z } from 'zod'
import {
  IMPORTED,
  type Importer,
  importedBoolean,
  importedId,
  refused,
  type Verdict,
} from '../platform/importer.ts'
import { decideAccess } from './decide-access.ts'
import { accessOverrideOf, overrideAccess } from './overrides.ts'
import { purchasesOfCustomer } from './purchases.ts'
import { markCertificateDownloaded } from './store.ts'

const row = z.object({
  customer_id: importedId,
  certificate_downloaded: importedBoolean,
  // In which unit is not known; only whether there is an amount at all.
  paid_amount: z.union([z.number(), z.string().max(30)]).nullish(),
})

type Row = z.infer<typeof row>

/**
 * Whoever paid elsewhere has access here because it is given to them: there is no payment that the card provider would
 * confirm to this site, so it is no sale here. What the team has decided since stays.
 */
export const importPaidCustomers: Importer<Row> = {
  table: 'paid_customers',
  columns: ['customer_id'],
  row,
  keyOf: ({ customer_id }) => customer_id,

  async look(db, { customer_id, paid_amount }, { accountOf }): Promise<Verdict> {
    const customerId = await accountOf(db, customer_id)
    if (customerId === undefined) return refused('there is no account for it')
    const isDecided =
      (await accessOverrideOf(db, customerId)) !== undefined ||
      (await purchasesOfCustomer(db, customerId)).length > 0
    if (isDecided) return { state: 'here' }
    // The other site also wrote such a row, with 0, when somebody downloaded a certificate.
    return Number(paid_amount ?? 0) > 0
      ? { state: 'new' }
      : { state: 'new', why: 'has no amount: see at the card provider whether it was paid' }
  },

  async write(trx, { customer_id, certificate_downloaded }, { clock, accountOf }) {
    const customerId = (await accountOf(trx, customer_id))!
    const given = { customerId, kind: 'given', reason: IMPORTED, decided_by: IMPORTED } as const
    await overrideAccess(trx, clock, given)
    await decideAccess(trx, { clock }, customerId)
    if (certificate_downloaded) await markCertificateDownloaded(trx, customerId, true)
  },
}
