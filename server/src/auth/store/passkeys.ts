import type { Db } from '../../platform/database.ts'

/** A key that a device or a password manager keeps for an account. Only its public half is here. */
export type PasskeyRow = {
  id: string
  user_id: string
  /** How the browser names it; unique over all accounts. */
  credential_id: string
  public_key: string
  /** Grows with every use; 0 for keys that are synced between devices and do not count. */
  counter: number
  /** How it can be reached, as JSON. */
  transports: string
  friendly_name: string
  created_at: string
  last_used_at: string | null
}

/** What a browser was asked to sign. A registration belongs to the session that asked. */
export type WebauthnChallengeRow = {
  id: string
  kind: 'registration' | 'authentication'
  session_id: string | null
  challenge: string
  created_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    passkeys: PasskeyRow
    webauthn_challenges: WebauthnChallengeRow
  }
}

export const passkeysOf = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const passkeyByCredential = (db: Db, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Adds a passkey, or answers undefined when it is known already, here or at another account. */
export const addPasskey = (db: Db, row: PasskeyRow) =>
  db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const renamePasskey = (db: Db, userId: string, id: string, friendly_name: string) =>
  db
    .updateTable('passkeys')
    .set({ friendly_name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const removePasskey = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** All of them, or those that were added since a moment. */
export const removePasskeysOf = (db: Db, userId: string, since = '') =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()

/** Records a use. Returns false if the counter went backwards, which means a cloned key. */
export async function countPasskeyUse(db: Db, id: string, counter: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const addWebauthnChallenge = (db: Db, row: WebauthnChallengeRow) =>
  db.insertInto('webauthn_challenges').values(row).execute()

/** Takes a challenge away for good, whatever comes of it; of two that use it at once, one gets it. */
export const consumeWebauthnChallenge = (
  db: Db,
  id: string,
  kind: WebauthnChallengeRow['kind'],
  sessionId: string | null,
) =>
  db
    .deleteFrom('webauthn_challenges')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where((eb) => (sessionId === null ? eb('session_id', 'is', null) : eb('session_id', '=', sessionId)))
    .returningAll()
    .executeTakeFirst()

export const deleteWebauthnChallengesBefore = (db: Db, at: string) =>
  db.deleteFrom('webauthn_challenges').where('created_at', '<', at).execute()
