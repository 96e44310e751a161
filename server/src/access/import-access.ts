import { parseEmail } from '@course/contract/accounts'
import { z } from 'zod'
import { findAccountByEmail, findOrCreateCustomer } from '../auth/index.ts'
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
import { findAccessOverride, overrideAccess } from './overrides.ts'
import { givesAccess, listPurchasesForAccess, markCertificateDownloaded } from './store.ts'

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
    const { accounts, accountsByEmail, deleted, grantedAccess, customersWithoutAccount } = context
    const { customer_id, email } = source
    const ownAccountId = await findOwnAccount(db, customer_id, context)
    if (ownAccountId === undefined) {
      if (!context.hasAccounts) return rejected('there is no account for it')
      if (deleted.has(customer_id)) return rejected('its account was deleted')
      if (email === undefined) return rejected('there is no account for it, and no email to create one with')
      customersWithoutAccount.add(customer_id)
    }
    const accountId = ownAccountId ?? (await findImportedAccount(db, email!, context))
    const customerId = accountId ?? accountIdFor(customer_id)
    accounts.set(customer_id, customerId)
    if (accountId === undefined) accountsByEmail.set(email!, customer_id)
    if (grantedAccess.has(customerId) || (await hasAccessDecision(db, customerId))) return { state: 'exists' }
    grantedAccess.add(customerId)
    const notes = [
      ...(ownAccountId === undefined ? [accountId === undefined ? NEW_ACCOUNT : OTHER_ACCOUNT] : []),
      ...(Number(source.paid_amount ?? 0) > 0 ? [] : [NO_AMOUNT]),
    ]
    return { state: 'new', ...(notes.length > 0 && { reason: notes.join('; ') }) }
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
    const override = { customerId, kind: 'given', reason: IMPORTED, decided_by: IMPORTED } as const
    await overrideAccess(trx, clock, override)
    await decideAccess(trx, { clock }, customerId)
    if (certificate_downloaded) await markCertificateDownloaded(trx, customerId, true)
  },
}

const NEW_ACCOUNT =
  'has no account: gets one without a password; its owner sets one with “Forgot your password?”'
const OTHER_ACCOUNT =
  'has no account: access goes to the account with its email; if that is unverified, its owner uses “Forgot your password?”'
// The hosted site also wrote rows with amount 0 when a certificate was downloaded.
const NO_AMOUNT = 'has no amount: check at the payment provider whether it was paid'

/**
 * Deterministic account id for a customer without an account, so repeated imports match even if the email
 * changed.
 */
const accountIdFor = (customerId: string) =>
  z.uuid().safeParse(customerId).success ? customerId : stableId('customer', customerId)

const findOwnAccount = async (db: Db, customerId: string, { findAccountId }: ImportContext) =>
  (await findAccountId(db, customerId)) ?? (await findAccountId(db, accountIdFor(customerId)))

/** Finds an account from this import or an existing one. */
async function findImportedAccount(db: Db, email: string, { accounts, accountsByEmail }: ImportContext) {
  const imported = accounts.get(accountsByEmail.get(email) ?? '')
  return imported ?? (await findAccountByEmail(db, email))?.id
}

const hasAccessDecision = async (db: Db, customerId: string) =>
  (await findAccessOverride(db, customerId)) !== undefined ||
  (await listPurchasesForAccess(db, customerId)).some(givesAccess)
