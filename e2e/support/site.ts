import { join } from 'node:path'
import { type StartedSite, startSite } from '../../scripts/provision/site.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

export interface Site {
  url: string
  /** Where the card sandbox listens. */
  sandboxUrl: string
  admin: { email: string; password: string }
  mailbox: Mailbox
}

/** The site that SITE_URL names, or a real one of its own: own ports, own data, gone with the tests. */
export async function openSite(): Promise<{ site: Site; close(): Promise<void> }> {
  const { SITE_URL } = process.env
  if (SITE_URL) return { site: runningSite(SITE_URL), close: async () => {} }
  const started = await startOwnSite()
  return { site: started, close: started.remove }
}

/** Behind a proxy as far as it knows: so every test comes from a network of its own, and none uses up another's limits. */
export async function startOwnSite(root?: string): Promise<Site & Pick<StartedSite, 'remove'>> {
  const started = await startSite({ TRUST_PROXY: 'true' }, root)
  return { ...started, mailbox: openMailbox(join(started.dataDir, 'mail'), started.url) }
}

/** Of a site elsewhere the environment also names what the tests cannot know. */
function runningSite(address: string): Site {
  const url = new URL(address)
  const { SANDBOX_URL, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
  return {
    url: url.origin,
    sandboxUrl: SANDBOX_URL ?? `${url.protocol}//${url.hostname}:${Number(url.port) + 1}`,
    admin: { email: ADMIN_EMAIL ?? 'admin@example.com', password: ADMIN_PASSWORD ?? '' },
    mailbox: openMailbox(join(DATA_DIR ?? 'data', 'mail'), url.origin),
  }
}
