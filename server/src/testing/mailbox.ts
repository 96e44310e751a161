import { readdirSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { deliverDue } from '../mail/deliver.ts'
import { createTransport, mailFolder } from '../mail/transport.ts'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'

type ReceivedMail = {
  to: string
  from: string
  subject: string
  text: string
  html: string
  /** By lowercase name. */
  headers: Record<string, string>
  /** URL of the mail's button. */
  link: string
  /** Search params of the link. */
  tokenHash: string
  type: string
  code: string
  files: { name: string; bytes: Buffer }[]
}

/** Delivers the outbox, then returns the mails sent to this email, oldest first. */
export async function mailsTo(site: Site, email: string): Promise<ReceivedMail[]> {
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
        files: mail.attachments.map(({ filename, content }) => ({
          name: filename ?? '',
          bytes: Buffer.from(content as ArrayBuffer),
        })),
        code: /^\s+(\d{6})$/m.exec(text)?.[1] ?? '',
      }
    })
}

/** Returns the newest mail to this email; throws if there is none. */
export async function lastMailTo(site: Site, email: string): Promise<ReceivedMail> {
  const mail = (await mailsTo(site, email)).at(-1)
  if (!mail) throw new Error(`no mail was sent to ${email}`)
  return mail
}

/** Loops, because the site's own delivery job may have claimed a mail and still be sending it. */
async function deliverAll(site: Site): Promise<void> {
  for (;;) {
    await deliverDue(site, createTransport(site))
    const queued = await site.db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'due')
      .where('next_attempt_at', '<=', nowIso(site.clock))
      .executeTakeFirst()
    if (!queued) return
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
