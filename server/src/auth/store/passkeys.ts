import type { Db } from '../../platform/database.ts'

/** A passkey of an account. Only the public key is stored. */
export type PasskeyRow = {
  id: string
  user_id: string
  /** Assigned by the authenticator; unique across all accounts. */
  credential_id: string
  public_key: string
  /** Increases with every use; always 0 for synced passkeys, which do not count. */
  counter: number
  /** WebAuthn transports as a JSON array. */
  transports: string
  friendly_name: string
  created_at: string
  last_used_at: string | null
}

/** A challenge for the browser to sign. A registration is bound to the session that requested it. */
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

/** Adds a passkey; returns undefined if this or another account already has it. */
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

/** Removes all passkeys, or those added since a given time. */
export const removePasskeysOf = (db: Db, userId: string, since = '') =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()

/** Records a use. Returns false if the counter went backwards, which means a cloned key. */
export async function recordPasskeyUse(db: Db, id: string, counter: number, now: string): Promise<boolean> {
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

/** Deletes and returns a challenge, even if verification then fails, so that it can be used only once. */
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
