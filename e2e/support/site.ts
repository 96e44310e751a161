import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type StartedSite, startSite } from '../../scripts/provision/site.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

export interface Site {
  url: string
  /** The URL of the card sandbox. */
  sandboxUrl: string
  admin: { email: string; password: string }
  mailbox: Mailbox
}

/** Returns the site of SITE_URL, or starts one with its own ports and data that `close` removes. */
export async function openSite(): Promise<{ site: Site; close(): Promise<void> }> {
  const { SITE_URL } = process.env
  if (SITE_URL) return { site: runningSite(SITE_URL), close: async () => {} }
  const started = await startOwnSite()
  return { site: started, close: started.remove }
}

/** Trusts the forwarded IP, so that every test has its own IP address and its own rate limits. */
export async function startOwnSite(root?: string): Promise<Site & Pick<StartedSite, 'dataDir' | 'remove'>> {
  const started = await startSite({ TRUST_PROXY: 'true' }, root)
  allowManySignIns(started)
  return { ...started, mailbox: openMailbox(join(started.dataDir, 'mail'), started.url) }
}

/** Lets the owner sign in as often as the tests do; otherwise a second factor is required after three sign-ins. */
function allowManySignIns({ dataDir, admin }: StartedSite): void {
  const database = new DatabaseSync(join(dataDir, 'course.sqlite'))
  database.exec('pragma busy_timeout = 5000')
  database.prepare('update users set mfa_prompts = -1000000 where email = ?').run(admin.email)
  database.close()
}

/** For a running site, environment variables give the rest of the configuration. */
function runningSite(siteUrl: string): Site {
  const url = new URL(siteUrl)
  const { SANDBOX_URL, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
  return {
    url: url.origin,
    sandboxUrl: SANDBOX_URL ?? `${url.protocol}//${url.hostname}:${Number(url.port) + 1}`,
    admin: { email: ADMIN_EMAIL ?? 'admin@example.com', password: ADMIN_PASSWORD ?? '' },
    mailbox: openMailbox(join(DATA_DIR ?? 'data', 'mail'), url.origin),
  }
}
