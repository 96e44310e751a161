import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { call } from './call.ts'
import { type Account, cacheSession, type Session } from './sessions.ts'
import type { Site } from './site.ts'

/** A new email that no account uses. */
export const uniqueEmail = (kind = 'learner') => `${kind}-${randomBytes(6).toString('hex')}@course.test`

/** Credentials of an account that does not exist yet. */
export const newCredentials = (): Account => ({
  email: uniqueEmail(),
  password: `pass ${randomBytes(6).toString('hex')}`,
})

/** Signs up and confirms an account through the API. */
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

/** Returns the token link in the newest mail to this email with a matching subject. */
export async function linkFromMail(site: Site, email: string, subject: RegExp): Promise<string> {
  const { links } = await site.mailbox.latest(email, subject)
  const link = links.find((url) => url.includes('token_hash='))
  expect(link, `a link in the mail to ${email}`).toBeDefined()
  return link as string
}

/** Fills in and submits the sign-in form. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
