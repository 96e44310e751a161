import { readdirSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { deliverDue } from '../mail/deliver.ts'
import { mailFolder, openTransport } from '../mail/transport.ts'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'

type ReadMail = {
  to: string
  from: string
  subject: string
  text: string
  html: string
  /** By their names in lower case. */
  headers: Record<string, string>
  /** Address of the mail's button. */
  link: string
  /** What the link carries. */
  tokenHash: string
  type: string
  code: string
}

/** Mails that reached an address, oldest first; what is still in the outbox is delivered before. */
export async function mailsTo(site: Site, email: string): Promise<ReadMail[]> {
  await deliverAll(site)
  const folder = mailFolder(site.config.dataDir)
  const mails = await Promise.all(
    emlFiles(folder).map(async (name) => PostalMime.parse(readFileSync(`${folder}/${name}`))),
  )
  return mails
    .filter((mail) => mail.to?.some((recipient) => recipient.address === email))
    .map((mail) => {
      const text = mail.text ?? ''
      const link = /^https?:\/\/\S+$/m.exec(text)?.[0] ?? ''
      const parameters = URL.parse(link)?.searchParams
      return {
        to: email,
        from: mail.from?.address ?? '',
        subject: mail.subject ?? '',
        text,
        html: mail.html ?? '',
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
        link,
        tokenHash: parameters?.get('token_hash') ?? '',
        type: parameters?.get('type') ?? '',
        code: /^\s+(\d{6})$/m.exec(text)?.[1] ?? '',
      }
    })
}

/** The newest mail to an address; fails when there is none. */
export async function lastMailTo(site: Site, email: string): Promise<ReadMail> {
  const mail = (await mailsTo(site, email)).at(-1)
  if (!mail) throw new Error(`no mail has reached ${email}`)
  return mail
}

/** The site's own delivery may have taken a mail and not yet be done with it, hence the loop. */
async function deliverAll(site: Site): Promise<void> {
  for (;;) {
    await deliverDue(site, openTransport(site))
    const waiting = await site.db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'due')
      .where('next_attempt_at', '<=', nowIso(site.clock))
      .executeTakeFirst()
    if (!waiting) return
    await setImmediate()
  }
}

function emlFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
