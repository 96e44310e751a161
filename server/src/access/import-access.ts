import { parseEmail } from '@course/contract/accounts'
import { z } from 'zod'
import { accountByEmail, findOrCreateCustomer } from '../auth/index.ts'
import type { Db } from '../platform/database.ts'
import {
  IMPORTED,
  type ImportContext,
  type Importer,
  type ImportOutcome,
  importedBoolean,
  importedId,
  rejected,
  stableId,
} from '../platform/importer.ts'
import { decideAccess } from './decide-access.ts'
import { accessOverrideOf, overrideAccess } from './overrides.ts'
import { purchasesForAccess } from './purchases.ts'
import { markCertificateDownloaded } from './store.ts'

const row = z.object({
  customer_id: importedId,
  // Validated only if the customer has no account, so a bad email rejects no row that doesn't need it.
  email: z.preprocess(
    (value) => (typeof value === 'string' ? parseEmail(value).email : undefined),
    z.string().optional(),
  ),
  certificate_downloaded: importedBoolean,
  // The currency unit is unknown; only whether there is an amount matters.
  paid_amount: z.union([z.number(), z.string().max(30)]).nullish(),
})

type Row = z.infer<typeof row>

/**
 * Imports paid customers as complimentary access, not as sales: this site cannot confirm a payment made
 * elsewhere. Staff decisions made here win. A customer without an account gets one without a password and
 * signs in through an emailed link.
 */
export const importPaidCustomers: Importer<Row> = {
  table: 'paid_customers',
  columns: ['customer_id'],
  row,
  keyOf: ({ customer_id }) => customer_id,

  async preview(db, source, context): Promise<ImportOutcome> {
    const { accounts, addresses, deleted, grantedAccess, customersWithoutAccount } = context
    const { customer_id, email } = source
    const own = await ownAccount(db, customer_id, context)
    if (own === undefined) {
      if (!context.hasAccounts) return rejected('there is no account for it')
      if (deleted.has(customer_id)) return rejected('its account was deleted')
      if (email === undefined) return rejected('there is no account for it, and no address to make one for')
      customersWithoutAccount.add(customer_id)
    }
    const found = own ?? (await existingAccount(db, email!, context))
    const customerId = found ?? accountIdFor(customer_id)
    accounts.set(customer_id, customerId)
    if (found === undefined) addresses.set(email!, customer_id)
    if (grantedAccess.has(customerId) || (await isDecided(db, customerId))) return { state: 'here' }
    grantedAccess.add(customerId)
    const notes = [
      ...(own === undefined ? [found === undefined ? NEW_ACCOUNT : OTHER_ACCOUNT] : []),
      ...(Number(source.paid_amount ?? 0) > 0 ? [] : [NO_AMOUNT]),
    ]
    return { state: 'new', ...(notes.length > 0 && { why: notes.join('; ') }) }
  },

  async write(
    trx,
    { customer_id, email, certificate_downloaded },
    { clock, accounts, customersWithoutAccount },
  ) {
    if (customersWithoutAccount.has(customer_id)) {
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
// The hosted site also wrote rows with amount 0 when a certificate was downloaded.
const NO_AMOUNT = 'has no amount: see at the card provider whether it was paid'

/**
 * Deterministic account id for a customer without an account, so repeated imports match even if the email
 * changed.
 */
const accountIdFor = (customerId: string) =>
  z.uuid().safeParse(customerId).success ? customerId : stableId('customer', customerId)

const ownAccount = async (db: Db, customerId: string, { accountOf }: ImportContext) =>
  (await accountOf(db, customerId)) ?? (await accountOf(db, accountIdFor(customerId)))

/** One that came with this import, or one that is here. */
async function existingAccount(db: Db, email: string, { accounts, addresses }: ImportContext) {
  const imported = accounts.get(addresses.get(email) ?? '')
  return imported ?? (await accountByEmail(db, email))?.id
}

const isDecided = async (db: Db, customerId: string) =>
  (await accessOverrideOf(db, customerId)) !== undefined ||
  (await purchasesForAccess(db, customerId)).length > 0
