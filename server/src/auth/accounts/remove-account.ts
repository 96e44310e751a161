import { nowIso } from '../../platform/clock.ts'
import { isConstraintViolation } from '../../platform/constraints.ts'
import { hasChanged, type Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { anonymousEmail } from '../../platform/personal-data.ts'
import type { Site } from '../../platform/site.ts'
import { TRUNCATE_WAL_JOB } from '../../platform/truncate-wal.ts'
import { isOwner } from '../../staff/index.ts'
import { newUserRow, type UserRow } from '../store/accounts.ts'

/** Runs in the transaction that removes the account. */
type OnRemoved = (trx: Tx) => Promise<unknown>

/**
 * Deletes an account and its personal data. Returns false, changing nothing, if records that must stay refer
 * to it. With `isUnconfirmed`, deletes only if it is still unconfirmed.
 */
export async function deleteAccount(
  site: Site,
  user: UserRow,
  { isUnconfirmed = false, onRemoved }: { isUnconfirmed?: boolean; onRemoved?: OnRemoved } = {},
): Promise<boolean> {
  try {
    return await site.db.transaction().execute(async (trx) => {
      const account = trx
        .deleteFrom('users')
        .where('id', '=', user.id)
        .$if(isUnconfirmed, (query) => query.where('email_confirmed_at', 'is', null))
      if (!(await hasChanged(account))) return false
      await erasePersonalRows(trx, site, user)
      await onRemoved?.(trx)
      return true
    })
  } catch (error) {
    if (isConstraintViolation('reference', error)) return false
    throw error
  }
}

/** Anonymizes an account: only its id remains, and it can no longer sign in. */
export const anonymizeAccount = (site: Site, user: UserRow, onRemoved?: OnRemoved): Promise<void> =>
  site.db.transaction().execute(async (trx) => {
    await anonymize(trx, site, user)
    await onRemoved?.(trx)
  })

async function anonymize(trx: Tx, site: Site, user: UserRow): Promise<void> {
  const email = anonymousEmail(user.id)
  const { id: _id, created_at: _since, ...blank } = newUserRow(site.clock, { email })
  await erasePersonalRows(trx, site, user)
  await trx
    .updateTable('users')
    .set({ ...blank, deleted_at: nowIso(site.clock) })
    .where('id', '=', user.id)
    .execute()
}

/** Erases a person within the caller's transaction. The account id stays only if payments refer to it. */
export async function eraseAccount(
  trx: Tx,
  site: Site,
  user: UserRow,
  { hasPayments }: { hasPayments: boolean },
): Promise<void> {
  if (hasPayments) return anonymize(trx, site, user)
  await erasePersonalRows(trx, site, user)
  await trx.deleteFrom('users').where('id', '=', user.id).execute()
}

/** A site without an owner could not be administered, so the owner is never erased. */
async function erasePersonalRows(trx: Tx, site: Site, { id, email, new_email }: UserRow): Promise<void> {
  if (await isOwner(trx, id)) throw new AppError('auth.owner_account')
  const pending = new_email !== null && !(await belongsToAnother(trx, id, new_email)) ? [new_email] : []
  const person = { userId: id, emails: [email, ...pending] }
  for (const { erase } of site.personalData) await erase(trx, person)
  // Runs after the commit: truncating the write-ahead log waits for the open transaction.
  site.jobs.trigger(TRUNCATE_WAL_JOB)
}

/** A pending, unconfirmed email may belong to someone else, whose records stay. */
async function belongsToAnother(trx: Tx, userId: string, email: string): Promise<boolean> {
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', userId)
    .executeTakeFirst()
  return other !== undefined
}
