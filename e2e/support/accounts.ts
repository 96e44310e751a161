import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { call } from './call.ts'
import { type Account, cacheSession, type Session } from './sessions.ts'
import type { Site } from './site.ts'

/** An address that is known to nobody yet. */
export const uniqueEmail = (kind = 'learner') => `${kind}-${randomBytes(6).toString('hex')}@course.test`

/** Credentials that no account has yet. */
export const newCredentials = (): Account => ({
  email: uniqueEmail(),
  password: `pass ${randomBytes(6).toString('hex')}`,
})

/** A confirmed account, made the way the browser would make it but without one. */
export async function createAccount(site: Site): Promise<Account> {
  const account = newCredentials()
  await call(site, '/auth/v1/signup', { body: { ...account, data: {} } })
  const query = new URL(await linkFromMail(site, account.email, /confirm/i)).searchParams
  const confirmed = await call(site, '/auth/v1/verify', {
    body: { type: query.get('type'), token_hash: query.get('token_hash') },
  })
  cacheSession(site, account, (await confirmed.json()) as Session)
  return account
}

/** The link of the newest mail to this address whose subject fits. */
export async function linkFromMail(site: Site, email: string, subject: RegExp): Promise<string> {
  const { links } = await site.mailbox.latest(email, subject)
  const link = links.find((address) => address.includes('token_hash='))
  expect(link, `a link in the mail to ${email}`).toBeDefined()
  return link as string
}

/** Fills in the sign-in form that the page shows. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
