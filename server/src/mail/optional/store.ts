import {
  type MailPreference,
  type OptionalMailKind,
  offeredMailKinds,
} from '@course/contract/account/optional-mails'
import { sql } from 'kysely'
import { type Db, hasChanged } from '../../platform/database.ts'

/** A user's preference for one kind of optional email. No row: never opted in. */
type MailChoiceRow = {
  account_id: string
  kind: OptionalMailKind
  is_wanted: 0 | 1
  chosen_at: string
  /** When the last mail of this kind was enqueued. */
  sent_at: string | null
}

declare module '../../platform/database.ts' {
  interface Tables {
    mail_choices: MailChoiceRow
  }
}

/**
 * Whether an account in `users`, joined with its rows in `mail_choices`, gets this kind of mail: it has opted in, has the
 * course, and is neither suspended nor about to be deleted.
 */
export const getsOptionalMail = (kind: OptionalMailKind) => sql<boolean>`(
  mail_choices.kind = ${kind} and mail_choices.is_wanted = 1
  and users.access in ('paid', 'given')
  and users.deleted_at is null and users.banned_until is null
  and not exists (select 1 from deletion_requests where deletion_requests.account_id = users.id))`

/** Returns one preference for every kind of optional mail. */
export async function findMailPreferences(db: Db, accountId: string): Promise<MailPreference[]> {
  const rows = await db
    .selectFrom('mail_choices')
    .select(['kind', 'is_wanted'])
    .where('account_id', '=', accountId)
    .execute()
  const wanted = new Set(rows.filter((row) => row.is_wanted === 1).map(({ kind }) => kind))
  return offeredMailKinds().map((kind) => ({ kind, isWanted: wanted.has(kind) }))
}

export async function saveMailPreference(
  db: Db,
  accountId: string,
  { kind, isWanted }: MailPreference,
  now: string,
): Promise<void> {
  if (!isWanted) return unsubscribeFrom(db, accountId, kind, now)
  const choice = { is_wanted: 1, chosen_at: now } as const
  await db
    .insertInto('mail_choices')
    .values({ account_id: accountId, kind, ...choice, sent_at: null })
    // Repeating an opt-in keeps its first timestamp.
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet(choice).where('mail_choices.is_wanted', '=', 0),
    )
    .execute()
}

/** Updates an existing opt-in only: no row is created for users who never opted in or whose account is gone. */
export async function unsubscribeFrom(
  db: Db,
  accountId: string,
  kind: OptionalMailKind,
  now: string,
): Promise<void> {
  await db
    .updateTable('mail_choices')
    .set({ is_wanted: 0, chosen_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('is_wanted', '=', 1)
    .execute()
}

/** Records that a mail is sent; returns false if the user has not opted in. */
export async function recordOptionalMail(
  db: Db,
  accountId: string,
  kind: OptionalMailKind,
  now: string,
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('mail_choices')
      .set({ sent_at: now })
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('is_wanted', '=', 1),
  )
}
