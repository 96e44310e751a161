import { readEmail } from '@course/contract/accounts'
import { z } from 'zod'
import { accountByEmail, findOrCreateCustomer } from '../auth/index.ts'
import type { Db } from '../platform/database.ts'
import {
  IMPORTED,
  type ImportContext,
  type Importer,
  importedBoolean,
  importedId,
  refused,
  stableId,
  type Verdict,
} from '../platform/importer.ts'
import { decideAccess } from './decide-access.ts'
import { accessOverrideOf, overrideAccess } from './overrides.ts'
import { purchasesOfCustomer } from './purchases.ts'
import { markCertificateDownloaded } from './store.ts'

const row = z.object({
  customer_id: importedId,
  // Only looked at when there is no account: nobody is refused for an address that is not needed.
  email: z.preprocess(
    (value) => (typeof value === 'string' ? readEmail(value).email : undefined),
    z.string().optional(),
  ),
  certificate_downloaded: importedBoolean,
  // In which unit is not known; only whether there is an amount at all.
  paid_amount: z.union([z.number(), z.string().max(30)]).nullish(),
})

type Row = z.infer<typeof row>

/**
 * Whoever paid elsewhere has access here because it is given to them: there is no payment that the card provider would
 * confirm to this site, so it is no sale here. What the team has decided since stays.
 *
 * Who paid and has no account there gets one here as after a purchase: without a password, so that only a link that is
 * mailed to the address leads in.
 */
export const importPaidCustomers: Importer<Row> = {
  table: 'paid_customers',
  columns: ['customer_id'],
  row,
  keyOf: ({ customer_id }) => customer_id,

  async look(db, theirs, context): Promise<Verdict> {
    const { accounts, addresses, deleted, admitted, guests } = context
    const { customer_id, email } = theirs
    const own = await ownAccount(db, customer_id, context)
    if (own === undefined) {
      if (!context.hasAccounts) return refused('there is no account for it')
      if (deleted.has(customer_id)) return refused('its account was deleted')
      if (email === undefined) return refused('there is no account for it, and no address to make one for')
      guests.add(customer_id)
    }
    const found = own ?? (await accountWithAddress(db, email!, context))
    const customerId = found ?? accountIdFor(customer_id)
    accounts.set(customer_id, customerId)
    if (found === undefined) addresses.set(email!, customer_id)
    if (admitted.has(customerId) || (await isDecided(db, customerId))) return { state: 'here' }
    admitted.add(customerId)
    const notes = [
      ...(own === undefined ? [found === undefined ? NEW_ACCOUNT : OTHER_ACCOUNT] : []),
      ...(Number(theirs.paid_amount ?? 0) > 0 ? [] : [NO_AMOUNT]),
    ]
    return { state: 'new', ...(notes.length > 0 && { why: notes.join('; ') }) }
  },

  async write(trx, { customer_id, email, certificate_downloaded }, { clock, accounts, guests }) {
    if (guests.has(customer_id)) {
      const { user } = await findOrCreateCustomer(trx, { clock }, email!, accountIdFor(customer_id))
      accounts.set(customer_id, user.id)
    }
    const customerId = accounts.get(customer_id)!
    const given = { customerId, kind: 'given', reason: IMPORTED, decided_by: IMPORTED } as const
    await overrideAccess(trx, clock, given)
    await decideAccess(trx, { clock }, customerId)
    if (certificate_downloaded) await markCertificateDownloaded(trx, customerId, true)
  },
}

const NEW_ACCOUNT =
  'has no account: gets one without a password, which its owner sets with “Forgot your password?”'
const OTHER_ACCOUNT =
  'has no account: access goes to the one with its address, which its owner enters with “Forgot your password?” unless the mailbox was proved'
// The other site also wrote such a row, with 0, when somebody downloaded a certificate.
const NO_AMOUNT = 'has no amount: see at the card provider whether it was paid'

/** The id of the account that a customer without one gets, the same at every import: an address may change meanwhile. */
const accountIdFor = (customerId: string) =>
  z.uuid().safeParse(customerId).success ? customerId : stableId('customer', customerId)

const ownAccount = async (db: Db, customerId: string, { accountOf }: ImportContext) =>
  (await accountOf(db, customerId)) ?? (await accountOf(db, accountIdFor(customerId)))

/** One that came with this import, or one that is here. */
async function accountWithAddress(db: Db, email: string, { accounts, addresses }: ImportContext) {
  const imported = accounts.get(addresses.get(email) ?? '')
  return imported ?? (await accountByEmail(db, email))?.id
}

const isDecided = async (db: Db, customerId: string) =>
  (await accessOverrideOf(db, customerId)) !== undefined ||
  (await purchasesOfCustomer(db, customerId)).length > 0
