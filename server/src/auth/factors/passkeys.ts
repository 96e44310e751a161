import { randomUUID } from 'node:crypto'
import { passkeyAdded, passkeyRemoved } from '@course/content/course/mail/factors'
import { siteContent } from '@course/content/site/content'
import { MAX_PASSKEYS } from '@course/contract/account/factors'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged, inTransaction, type Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { sendNotice } from '../mail-links/account-mails.ts'
import { insertSession } from '../sessions/open-session.ts'
import { isBanned, type SessionWithUser } from '../sessions/require-session.ts'
import { openSudoMode } from '../sessions/sudo-mode.ts'
import { CHALLENGE_SECONDS } from '../shared/rules.ts'
import { findAccount, lockAccount, type UserRow } from '../store/accounts.ts'
import { createUndoLink } from './undo-added-factors.ts'
import { consumePasskeyChallenge, storeChallenge } from './webauthn-challenges.ts'

/** A passkey of an account. Only the public key is stored. */
type PasskeyRow = {
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

declare module '../../platform/database.ts' {
  interface Tables {
    passkeys: PasskeyRow
  }
}

export const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * Ed25519, ES256, RS256. By default the library also offers post-quantum keys, which it can verify only
 * through an experimental API.
 */
const ALGORITHMS = [-8, -7, -257]

/** Passkeys are bound to a host name; browsers do not allow an IP address. */
export const supportsPasskeys = ({ config }: Site): boolean =>
  !/^[\d.]+$|:/.test(new URL(config.siteUrl).hostname)

function relyingParty(site: Site): { rpID: string; origin: string } {
  if (!supportsPasskeys(site)) throw new AppError('auth.passkey_disabled')
  const { hostname, origin } = new URL(site.config.siteUrl)
  return { rpID: hostname, origin }
}

export async function beginRegistration(site: Site, { user, session }: SessionWithUser) {
  const { rpID } = relyingParty(site)
  const existing = await listPasskeys(site.db, user.id)
  if (existing.length >= MAX_PASSKEYS) throw new AppError('auth.too_many_passkeys')
  const options = await generateRegistrationOptions({
    rpName: siteContent().site.name,
    rpID,
    userName: user.email,
    userDisplayName: user.email,
    userID: Buffer.from(user.id),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return storeChallenge(site, 'registration', session.id, options)
}

/** The same for everyone, so that the response does not reveal who has passkeys. */
export async function beginSignIn(site: Site) {
  const { rpID } = relyingParty(site)
  const timeout = CHALLENGE_SECONDS * 1000
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required', timeout })
  return storeChallenge(site, 'authentication', null, options)
}

type PasskeyResponse = { challenge_id: string; credential: unknown }

export async function completeRegistration(
  site: Site,
  signedIn: SessionWithUser,
  { challenge_id, credential }: PasskeyResponse,
): Promise<PasskeyRow> {
  const { user, session } = signedIn
  const { rpID, origin } = relyingParty(site)
  const expectedChallenge = await consumePasskeyChallenge(site, challenge_id, 'registration', session.id)
  const { registrationInfo } = await withVerificationError(
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw new AppError('auth.webauthn_verification_failed')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return site.db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id)
    if ((await listPasskeys(trx, user.id)).length >= MAX_PASSKEYS) {
      throw new AppError('auth.too_many_passkeys')
    }
    const added = await trx
      .insertInto('passkeys')
      .values({
        id: randomUUID(),
        user_id: user.id,
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        friendly_name: 'Passkey',
        created_at: nowIso(site.clock),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!added) throw new AppError('auth.webauthn_credential_exists')
    const undo = await createUndoLink(trx, site, signedIn, added.created_at)
    await sendNotice(trx, site, user, 'passkey-added', ({ resetLink }) =>
      passkeyAdded({ resetLink, ...undo }),
    )
    return added
  })
}

/**
 * Signs in with a passkey. User verification is required, so a passkey counts as two factors and the session
 * starts at AAL2. Unknown keys and bad signatures get the same error.
 */
export async function completeSignIn(
  site: Site,
  response: PasskeyResponse,
  device: string,
): Promise<SessionWithUser> {
  const { passkey, counter } = await verifyAssertion(site, response)
  return site.db.transaction().execute(async (trx) => {
    const user = await findAccount(trx, passkey.user_id)
    if (!user || user.deleted_at) throw new AppError('auth.webauthn_verification_failed')
    if (isBanned(site, user)) throw new AppError('auth.user_banned')
    if (!user.email_confirmed_at) throw new AppError('auth.passkey_not_confirmed')
    await recordUse(trx, site, passkey, counter)
    return insertSession(trx, site, user, 'passkey', device, 'aal2')
  })
}

/** Opens sudo mode in an existing session with one of the account's passkeys. */
export async function confirmWithPasskey(
  site: Site,
  { user, session }: SessionWithUser,
  response: PasskeyResponse,
): Promise<void> {
  const { passkey, counter } = await verifyAssertion(site, response)
  if (passkey.user_id !== user.id) throw new AppError('auth.webauthn_verification_failed')
  await site.db.transaction().execute(async (trx) => {
    await recordUse(trx, site, passkey, counter)
    await openSudoMode(trx, site, session, 'passkey')
  })
}

/** Throws if the counter went backwards, which means a cloned key. */
async function recordUse(trx: Tx, site: Site, { id }: PasskeyRow, counter: number): Promise<void> {
  const use = trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: nowIso(site.clock) })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
  if (!(await hasChanged(use))) throw new AppError('auth.webauthn_verification_failed')
}

async function verifyAssertion(site: Site, { challenge_id, credential }: PasskeyResponse) {
  const { rpID, origin } = relyingParty(site)
  const expectedChallenge = await consumePasskeyChallenge(site, challenge_id, 'authentication', null)
  const response = credential as AuthenticationResponseJSON
  const passkey = await site.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  if (!passkey) throw new AppError('auth.webauthn_verification_failed')
  const { verified, authenticationInfo } = await withVerificationError(
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        // `recordUse` checks the counter in the transaction that uses the result.
        counter: 0,
      },
    }),
  )
  const userHandle = response.response.userHandle
  const isUserHandleRight = !userHandle || Buffer.from(userHandle, 'base64url').toString() === passkey.user_id
  if (!verified || !isUserHandleRight) throw new AppError('auth.webauthn_verification_failed')
  return { passkey, counter: authenticationInfo.newCounter }
}

/** Turns errors that the library throws on malformed input into our own error. */
const withVerificationError = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw new AppError('auth.webauthn_verification_failed', { cause })
  })

export async function renamePasskey(site: Site, user: UserRow, id: string, friendly_name: string) {
  const renamed = await site.db
    .updateTable('passkeys')
    .set({ friendly_name })
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!renamed) throw new AppError('auth.no_passkey')
  return passkeyResponse(renamed)
}

export async function removePasskey(site: Site, user: UserRow, id: string): Promise<void> {
  await inTransaction(site.db, async (trx) => {
    const passkey = trx.deleteFrom('passkeys').where('user_id', '=', user.id).where('id', '=', id)
    if (!(await hasChanged(passkey))) throw new AppError('auth.no_passkey')
    await sendNotice(trx, site, user, 'passkey-removed', passkeyRemoved)
  })
}

export const passkeyResponse = ({ id, friendly_name, created_at, last_used_at }: PasskeyRow) => ({
  id,
  friendly_name,
  created_at,
  ...(last_used_at !== null && { last_used_at }),
})
