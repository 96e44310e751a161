import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../platform/site.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { loadNodemailer } from './nodemailer.ts'
import type { Content } from './outbox.ts'
import { SEND_SECONDS } from './rules.ts'
import type { OutboxRow } from './store.ts'

/** Sends a mail by SMTP or writes it to a file; answers with what the mail server said, if there is one. */
export type MailTransport = {
  send(row: OutboxRow, content: Content): Promise<string | undefined>
  close(): void
}

export function openTransport(site: Site): MailTransport {
  return site.config.mail.kind === 'smtp' ? smtpTransport(site, site.config.mail.url) : fileTransport(site)
}

/** How the mail server is spoken to. */
export const connection = (url: string) => ({
  url,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
})

function smtpTransport(site: Site, url: string): MailTransport {
  const open = () => loadNodemailer().createTransport({ ...connection(url), pool: true, maxConnections: 3 })
  let transport: ReturnType<typeof open> | undefined
  return {
    send: async (row, content) => {
      // A server that keeps the connection open without responding must not outlast the claim.
      const late = `the mail server took more than ${SEND_SECONDS} s`
      transport ??= open()
      const sending = transport.sendMail(message(site, row, content))
      const sent = await withTimeout(SEND_SECONDS * 1000, late, sending)
      return sent.response
    },
    close: () => transport?.close(),
  }
}

export const mailFolder = (dataDir: string) => join(dataDir, 'mail')

/** Files are named by time and id, so that they sort, and a mail that is written twice is still one. */
function fileTransport(site: Site): MailTransport {
  const folder = mailFolder(site.config.dataDir)
  return {
    async send(row, content) {
      const options = { streamTransport: true, buffer: true, newline: 'windows' } as const
      const transport = loadNodemailer().createTransport(options)
      const { message: bytes } = await transport.sendMail(message(site, row, content))
      const name = `${row.created_at.replace(/[-:]/g, '').replace('.', '-')}-${row.id}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
      return undefined
    },
    close: () => {},
  }
}

function message(site: Site, row: OutboxRow, { unsubscribeLink, ...words }: Content) {
  return {
    from: site.config.mail.from,
    to: { name: '', address: row.recipient },
    ...words,
    date: new Date(row.created_at),
    // The same for every try, so that a mail that had to be repeated is recognised as one.
    messageId: `<${row.id}@${new URL(site.config.siteUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Mail programs show a button of their own for it and send the POST themselves (RFC 8058).
      ...(unsubscribeLink && {
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeLink}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
