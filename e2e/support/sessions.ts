import type { Page } from '@playwright/test'
import { call } from './call.ts'
import type { Site } from './site.ts'

export interface Account {
  email: string
  password: string
}

export type Session = { access_token: string; refresh_token: string; user: { id: string } }

/** Where the web keeps the session. */
const sessionKey = 'course-session'

const sessions = new Map<string, Promise<Session>>()
const nameOf = (site: Site, { email }: Account) => `${site.url} ${email}`

/** The session that everything of this account is done in; signed in once, since passwords are slow on purpose. */
export function sessionOf(site: Site, account: Account): Promise<Session> {
  const session = sessions.get(nameOf(site, account)) ?? newSessionOf(site, account)
  sessions.set(nameOf(site, account), session)
  return session
}

/** Keeps a session that was opened otherwise. */
export const cacheSession = (site: Site, account: Account, session: Session) =>
  void sessions.set(nameOf(site, account), Promise.resolve(session))

async function newSessionOf(site: Site, { email, password }: Account): Promise<Session> {
  const response = await call(site, '/auth/v1/token?grant_type=password', { body: { email, password } })
  return (await response.json()) as Session
}

/**
 * Opens a page as this account without the form. Tests that sign out or expire the token request their own
 * session.
 */
export async function openAs(
  page: Page,
  site: Site,
  account: Account,
  path = '/welcome',
  { inOwnSession = false } = {},
): Promise<Session> {
  const session = await (inOwnSession ? newSessionOf : sessionOf)(site, account)
  await page.goto('/robots.txt')
  await storeSessionInBrowser(page, session)
  await page.goto(path)
  return session
}

/** Puts a session where another tab of this browser would put it. */
export const storeSessionInBrowser = (page: Page, session: Session) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
