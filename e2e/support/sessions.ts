import type { Page } from '@playwright/test'
import { call } from './call.ts'
import type { Site } from './site.ts'

export interface Account {
  email: string
  password: string
}

export type Session = { access_token: string; refresh_token: string; user: { id: string } }

/** The localStorage key of the session. */
const sessionKey = 'course-session'

/** Sudo mode lasts ten minutes from the sign-in, so a session is shared for five. */
const SHARED_MS = 5 * 60_000

const sessions = new Map<string, { session: Promise<Session>; since: number }>()
const cacheKey = (site: Site, { email }: Account) => `${site.url} ${email}`

/** Returns the shared session of the account. It rarely signs in, because password hashing is slow. */
export function getSession(site: Site, account: Account): Promise<Session> {
  const cached = sessions.get(cacheKey(site, account))
  if (cached && Date.now() - cached.since < SHARED_MS) return cached.session
  const session = createSession(site, account)
  shareSession(site, account, session)
  return session
}

/** Caches a session that was created elsewhere. */
export const cacheSession = (site: Site, account: Account, session: Session) =>
  shareSession(site, account, Promise.resolve(session))

const shareSession = (site: Site, account: Account, session: Promise<Session>) =>
  void sessions.set(cacheKey(site, account), { session, since: Date.now() })

async function createSession(site: Site, { email, password }: Account): Promise<Session> {
  const response = await call(site, '/auth/v1/token?grant_type=password', { body: { email, password } })
  return (await response.json()) as Session
}

/**
 * Opens a page signed in as the account, without the sign-in form. Tests that sign out or expire the token need
 * their own session.
 */
export async function openAs(
  page: Page,
  site: Site,
  account: Account,
  path = '/welcome',
  { inOwnSession = false } = {},
): Promise<Session> {
  const session = await (inOwnSession ? createSession : getSession)(site, account)
  await page.goto('/robots.txt')
  await storeSessionInBrowser(page, session)
  await page.goto(path)
  return session
}

/** Stores a session in the browser, as another tab would. */
export const storeSessionInBrowser = (page: Page, session: Session) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
