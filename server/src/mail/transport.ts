import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteContent } from '@course/content/site/content'
import nodemailer from 'nodemailer'
import type { MailFile, Site } from '../platform/site.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import type { MailContent } from './outbox.ts'
import { MAX_SEND_SECONDS } from './rules.ts'
import type { OutboxRow } from './store.ts'

type Message = Omit<MailContent, 'attachment'> & { attachments?: MailFile[] }

/** Sends a mail by SMTP or writes it to a file. `send` returns the SMTP response, if there is one. */
export type MailTransport = {
  send(row: OutboxRow, message: Message): Promise<string | undefined>
  close(): void
}

export function createTransport(site: Site): MailTransport {
  return site.config.mail.kind === 'smtp' ? smtpTransport(site, site.config.mail.url) : fileTransport(site)
}

export const smtpOptions = (url: string) => ({
  url,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
})

function smtpTransport(site: Site, url: string): MailTransport {
  const openPool = () => nodemailer.createTransport({ ...smtpOptions(url), pool: true, maxConnections: 3 })
  let transport: ReturnType<typeof openPool> | undefined
  return {
    send: async (row, content) => {
      // A server that keeps the connection open without responding must not outlast the claim.
      const timeoutMessage = `the mail server did not respond within ${MAX_SEND_SECONDS} s`
      transport ??= openPool()
      const sending = transport.sendMail(composeMessage(site, row, content))
      const info = await withTimeout(MAX_SEND_SECONDS * 1000, timeoutMessage, sending)
      return info.response
    },
    close: () => transport?.close(),
  }
}

export const mailFolder = (dataDir: string) => join(dataDir, 'mail')

/** File names contain time and id: they sort by time, and writing a mail twice creates one file. */
function fileTransport(site: Site): MailTransport {
  const folder = mailFolder(site.config.dataDir)
  return {
    async send(row, content) {
      const options = { streamTransport: true, buffer: true, newline: 'windows' } as const
      const transport = nodemailer.createTransport(options)
      const { message: bytes } = await transport.sendMail(composeMessage(site, row, content))
      const name = `${row.created_at.replace(/[-:]/g, '').replace('.', '-')}-${row.id}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
      return undefined
    },
    close: () => {},
  }
}

/** The configured sender, under the name that the owner has published. */
function senderOf(from: string) {
  const { mailSender, name } = siteContent().site
  const [, address] = /<(.+)>$/.exec(from) ?? []
  if (!mailSender && address !== undefined) return from
  return { name: mailSender || name, address: address ?? from }
}

function composeMessage(site: Site, row: OutboxRow, { unsubscribeLink, ...content }: Message) {
  return {
    from: senderOf(site.config.mail.from),
    to: { name: '', address: row.recipient },
    ...content,
    date: new Date(row.created_at),
    // The same for every attempt, so that mail clients recognize duplicates.
    messageId: `<${row.id}@${new URL(site.config.siteUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Mail clients show their own unsubscribe button and send the POST themselves (RFC 8058).
      ...(unsubscribeLink && {
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeLink}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
