import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setPassword } from '@course/content/course/mail/account'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { enqueueMail } from '../mail/index.ts'
import { browser, freshEmail, PASSWORD, pkceBrowser, signedInBrowser } from '../testing/accounts.ts'
import { lastMailTo } from '../testing/mailbox.ts'
import { startSite } from '../testing/start-site.ts'
import { makeTemporaryPassword, setTemporaryPassword } from './accounts/customer-account.ts'
import { createSetPasswordLink } from './mail-links/account-mails.ts'

test('neither the database nor the log contains a secret in plain text', async () => {
  const site = await startSite()
  const secrets = new Map<string, string>([['password', PASSWORD]])
  const { auth, email, session, user } = await signedInBrowser(site)
  secrets.set('refresh token', session.refresh_token)
  secrets.set('access token', session.access_token)
  secrets.set('next refresh token', (await auth.refreshSession()).data.session!.refresh_token)

  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' })
  secrets.set('authenticator secret', factor!.type === 'totp' ? factor!.totp.secret : '')
  await auth.reauthenticate()
  secrets.set('reauthentication code', (await lastMailTo(site, email)).code)
  await browser(site).resetPasswordForEmail(email)
  secrets.set('recovery token', (await lastMailTo(site, email)).tokenHash)
  await browser(site).signInWithOtp({ email })
  const signInMail = await lastMailTo(site, email)
  secrets.set('sign-in token', signInMail.tokenHash)
  secrets.set('sign-in code', signInMail.code)

  const other = freshEmail()
  await pkceBrowser(site).signUp({ email: other, password: 'the password of the other' })
  secrets.set('other password', 'the password of the other')
  const confirmation = await lastMailTo(site, other)
  secrets.set('confirmation token', confirmation.tokenHash)
  const followed = await fetch(`${site.url}/auth/v1/verify?type=signup&token=${confirmation.tokenHash}`, {
    redirect: 'manual',
  })
  secrets.set('PKCE auth code', new URL(followed.headers.get('location')!).searchParams.get('code')!)

  const { password, passwordHash } = await makeTemporaryPassword()
  await setTemporaryPassword(site.db, site, user.id, passwordHash)
  secrets.set('temporary password', password)

  // Leave one mail in the outbox, so that queued mail is checked too.
  await site.jobs.stop()
  const queuedLink = await site.db.transaction().execute(async (trx) => {
    const link = await createSetPasswordLink(trx, site, user)
    await enqueueMail(trx, site, { kind: 'set-password', to: email, text: setPassword(link) })
    return new URL(link.link)
  })
  secrets.set('token of a queued mail', queuedLink.searchParams.get('token_hash')!)

  const dump = await dumpTables(site)
  expect(dump).toContain(email)
  expect(dump.length).toBeGreaterThan(5000)
  for (const [name, secret] of secrets) {
    expect(secret.length, name).toBeGreaterThan(5)
    expect(containsSecret(dump, secret), `${name} is in the database`).toBe(false)
  }
  const logged = site.logged.join('\n')
  for (const [name, secret] of secrets)
    expect(containsSecret(logged, secret), `${name} is in the log`).toBe(false)
  expect(statSync(join(site.config.dataDir, 'secrets', 'accounts')).mode & 0o777).toBe(0o600)
})

/** A six-digit code may be part of a longer number by chance, so codes are matched as whole words. */
const containsSecret = (text: string, secret: string) =>
  /^\d{6}$/.test(secret) ? new RegExp(`"${secret}"|\\b${secret}\\b`).test(text) : text.includes(secret)

async function dumpTables(site: Awaited<ReturnType<typeof startSite>>): Promise<string> {
  const tables = (await site.db.introspection.getTables()).map((table) => table.name)
  expect(tables).toEqual(
    expect.arrayContaining(['users', 'sessions', 'one_time_tokens', 'mfa_factors', 'outbox']),
  )
  const rows = await Promise.all(
    tables.map(async (name) => (await sql`select * from ${sql.table(name)}`.execute(site.db)).rows),
  )
  return JSON.stringify(rows)
}
