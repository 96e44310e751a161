import type { Page } from '@playwright/test'
import { call } from './calls.ts'
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
export const keepSession = (site: Site, account: Account, session: Session) =>
  void sessions.set(nameOf(site, account), Promise.resolve(session))

async function newSessionOf(site: Site, { email, password }: Account): Promise<Session> {
  const answer = await call(site, '/auth/v1/token?grant_type=password', { body: { email, password } })
  return (await answer.json()) as Session
}

/**
 * Opens a page as this account, without the form. A test that signs out or lets the token run out asks for a session of
 * its own; others share the account's.
 */
export async function enter(
  page: Page,
  site: Site,
  account: Account,
  path = '/welcome',
  { inOwnSession = false } = {},
): Promise<Session> {
  const session = await (inOwnSession ? newSessionOf : sessionOf)(site, account)
  await page.goto('/robots.txt')
  await keepInBrowser(page, session)
  await page.goto(path)
  return session
}

/** Puts a session where another tab of this browser would put it. */
export const keepInBrowser = (page: Page, session: Session) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
