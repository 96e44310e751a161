import { randomUUID } from 'node:crypto'
import { type AccessState, emailSearchTerms } from '@course/contract/admin/customers'
import { sql } from 'kysely'
import { updateSearchIndex } from '../../customers/index.ts'
import { type Clock, nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged, inTransaction, type Tx } from '../../platform/database.ts'

export type UserRow = {
  id: string
  /** Id of the account's email identity in the protocol. */
  identity_id: string
  email: string
  password_hash: string | null
  /** 1 if a second sign-up before confirmation used another password: the first one may be a stranger's. */
  password_ambiguous: 0 | 1
  /** When the account became usable: confirmed, paid for, or created by the operator. */
  email_confirmed_at: string | null
  /** When an emailed link was opened, or the operator vouched for the email. */
  email_verified_at: string | null
  /** 1 until the user has chosen a password. */
  requires_password_reset: 0 | 1
  /** Sign-ins as an administrator without a second factor. */
  mfa_prompts: number
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  reauthentication_sent_at: string | null
  invited_at: string | null
  new_email: string | null
  /** Which of the two emails has confirmed a pending change. */
  email_change_half: 'current' | 'new' | null
  email_change_sent_at: string | null
  last_sign_in_at: string | null
  banned_until: string | null
  deleted_at: string | null
  user_metadata: string
  app_metadata: string
  /** Copied from the last access decision. */
  access: AccessState
  /** The furthest stage reached; see `contract/src/admin/customers.ts`. */
  stage: number
  /** 1 when a purchase was refunded. */
  refunded: 0 | 1
  created_at: string
  updated_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    users: UserRow
  }
}

export const findAccount = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const findAccountByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export type NewAccount = {
  id?: string
  email: string
  passwordHash?: string | null
  confirmed?: boolean
  /** Implies `confirmed`. */
  emailVerified?: boolean
  requiresPasswordReset?: boolean
  userMetadata?: Record<string, unknown>
  appMetadata?: Record<string, unknown>
}

/** Creates an account; returns undefined if the email already has one. */
export async function createAccount(db: Db, clock: Clock, account: NewAccount): Promise<UserRow | undefined> {
  return inTransaction(db, async (trx) => {
    const created = await trx
      .insertInto('users')
      .values(newUserRow(clock, account))
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (created) await updateSearchIndex(trx, created.id, 'address', emailSearchTerms(created.email))
    return created
  })
}

export function newUserRow(clock: Clock, account: NewAccount): UserRow {
  const now = nowIso(clock)
  return {
    id: account.id ?? randomUUID(),
    identity_id: randomUUID(),
    email: account.email,
    password_hash: account.passwordHash ?? null,
    password_ambiguous: 0,
    email_confirmed_at: account.confirmed || account.emailVerified ? now : null,
    email_verified_at: account.emailVerified ? now : null,
    requires_password_reset: account.requiresPasswordReset ? 1 : 0,
    mfa_prompts: 0,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    invited_at: null,
    new_email: null,
    email_change_half: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    deleted_at: null,
    access: 'none',
    stage: 0,
    refunded: 0,
    user_metadata: JSON.stringify(account.userMetadata ?? {}),
    app_metadata: JSON.stringify({ provider: 'email', providers: ['email'], ...account.appMetadata }),
    created_at: now,
    updated_at: now,
  }
}

export type AccountChange = Partial<Omit<UserRow, 'id' | 'identity_id' | 'created_at' | 'email'>>

/**
 * Updates an account and returns it; undefined if it no longer exists. For the email, use `changeEmail`,
 * which also updates its copies.
 */
export const changeAccount = (
  db: Db,
  clock: Clock,
  id: string,
  change: AccountChange & { email?: never },
): Promise<UserRow | undefined> => updateAccount(db, clock, id, change)

/** Updates the email with its search terms. */
export async function updateEmail(
  trx: Tx,
  clock: Clock,
  id: string,
  email: string,
  change: AccountChange,
): Promise<UserRow | undefined> {
  const changed = await updateAccount(trx, clock, id, { ...change, email })
  if (changed) await updateSearchIndex(trx, id, 'address', emailSearchTerms(changed.email))
  return changed
}

const updateAccount = (
  db: Db,
  clock: Clock,
  id: string,
  change: AccountChange & { email?: string },
): Promise<UserRow | undefined> =>
  db
    .updateTable('users')
    .set({ ...change, updated_at: nowIso(clock) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Whether any account still has an imported bcrypt hash; the first sign-in replaces it. */
export async function hasImportedPasswords(db: Db): Promise<boolean> {
  // Must match the condition of the partial index exactly, or it is not used.
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`substr(password_hash, 1, 2) = '$2'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type Metadata = Record<string, unknown>

/** Merges `change` into the stored metadata; null deletes a key. */
function mergeMetadata(stored: string, change: Metadata): string {
  const merged: Metadata = { ...(JSON.parse(stored) as Metadata), ...change }
  for (const [key, value] of Object.entries(merged)) if (value === null) delete merged[key]
  return JSON.stringify(merged)
}

/** Merges keys into an account's metadata without losing concurrent changes. */
export async function changeMetadata(
  db: Db,
  clock: Clock,
  id: string,
  column: 'user_metadata' | 'app_metadata',
  change: Metadata,
): Promise<string> {
  for (;;) {
    const user = await findAccount(db, id)
    if (!user) return '{}'
    const merged = mergeMetadata(user[column], change)
    const update = db
      .updateTable('users')
      .set({ [column]: merged, updated_at: nowIso(clock) })
      .where('id', '=', id)
      .where(column, '=', user[column])
    if (await hasChanged(update)) return merged
  }
}

export const listAccounts = (db: Db, count: number, offset: number) =>
  db.selectFrom('users').selectAll().orderBy('created_at').orderBy('id').limit(count).offset(offset).execute()

export async function countAccounts(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Locks the account row by a no-op update, which works on both engines. */
export const lockAccount = (db: Db, id: string) =>
  db
    .updateTable('users')
    .set((eb) => ({ access: eb.ref('access') }))
    .where('id', '=', id)
    .execute()
