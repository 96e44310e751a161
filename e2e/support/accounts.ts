import { randomBytes } from 'node:crypto'
import { publicClientKey } from '@course/contract/client-key'
import { expect, type Page } from '@playwright/test'
import type { Site } from './site.ts'

export interface Account {
  email: string
  password: string
}

/** Credentials that no account has yet. */
export const newCredentials = (): Account => ({
  email: `learner-${randomBytes(6).toString('hex')}@course.test`,
  password: `pass ${randomBytes(6).toString('hex')}`,
})

/** A confirmed account, made the way the browser would make it but without one. */
export async function createAccount(site: Site, data: Record<string, unknown> = {}): Promise<Account> {
  const account = newCredentials()
  await callAuth(site, 'signup', { ...account, data })
  const link = await linkFromMail(site, account.email, /confirm/i)
  const query = new URL(link).searchParams
  await callAuth(site, 'verify', { type: query.get('type'), token_hash: query.get('token_hash') })
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

async function callAuth(site: Site, call: string, body: object): Promise<void> {
  const answer = await fetch(`${site.url}/auth/v1/${call}`, {
    method: 'POST',
    headers: { apikey: publicClientKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, `${call}: ${await answer.text()}`).toBe(200)
}
