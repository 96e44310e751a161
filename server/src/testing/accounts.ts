import { randomBytes } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import { createAccount, type UserRow } from '../auth/index.ts'
import { hashPassword } from '../auth/passwords/passwords.ts'
import { sendJson, uniqueIp } from './send-json.ts'
import type { RunningSite } from './start-site.ts'

export const PASSWORD = 'correct horse battery'

export const freshEmail = () => `${randomBytes(6).toString('hex')}@learner.example`

let passwordHash: Promise<string> | undefined

/** A confirmed account whose password is PASSWORD. */
export async function accountWithPassword(site: RunningSite, email = freshEmail()): Promise<UserRow> {
  passwordHash ??= hashPassword(PASSWORD)
  const user = await createAccount(site.db, site.clock, {
    email,
    emailVerified: true,
    passwordHash: await passwordHash,
  })
  if (!user) throw new Error(`${email} already has an account`)
  return user
}

/** The official client as in a separate browser, with its own session storage and IP address. */
export function browser(
  site: RunningSite,
  options: Partial<ConstructorParameters<typeof AuthClient>[0]> = {},
) {
  return new AuthClient({
    url: `${site.url}/auth/v1`,
    headers: { 'x-forwarded-for': uniqueIp() },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: browserStorage(),
    ...options,
  })
}

/** Local storage of one browser. Clients that share it act as its tabs. */
export function browserStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

export type Browser = ReturnType<typeof browser>

/** A client using PKCE: sign-ins must finish in the browser where they began. */
export const pkceBrowser = (site: RunningSite) => browser(site, { flowType: 'pkce' })

export async function signedInBrowser(site: RunningSite, email?: string) {
  const user = await accountWithPassword(site, email)
  const auth = browser(site)
  const { data, error } = await auth.signInWithPassword({ email: user.email, password: PASSWORD })
  if (error) throw error
  return { auth, user, email: user.email, session: data.session }
}

/** Sends a plain request to the auth API. */
export const callAuth = (
  site: RunningSite,
  method: string,
  path: string,
  request: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
) => sendJson(`${site.url}/auth/v1${path}`, { method, ...request })
