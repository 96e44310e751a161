import { randomUUID } from 'node:crypto'
import { type Clock, timestamp } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'

export type UserRow = {
  id: string
  email: string
  password_hash: string | null
  email_confirmed_at: string | null
  last_sign_in_at: string | null
  user_metadata: string
  app_metadata: string
  created_at: string
  updated_at: string
}

export type SessionRow = {
  id: string
  user_id: string
  aal: 'aal1' | 'aal2'
  amr: string
  created_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    users: UserRow
    sessions: SessionRow
  }
}

export const accountById = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const accountByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export type NewAccount = {
  email: string
  passwordHash?: string | null
  confirmed?: boolean
  userMetadata?: Record<string, unknown>
}

/** Adds an account, or answers undefined when the address has one already. */
export async function createAccount(db: Db, clock: Clock, account: NewAccount): Promise<UserRow | undefined> {
  const now = timestamp(clock)
  return db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: account.email,
      password_hash: account.passwordHash ?? null,
      email_confirmed_at: account.confirmed ? now : null,
      last_sign_in_at: null,
      user_metadata: JSON.stringify(account.userMetadata ?? {}),
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}
