import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

interface Mail {
  from: string
  to: string
  subject: string
  /** The plain-text part. */
  text: string
  html: string
  /** URLs in the order of the text. */
  links: string[]
}

export interface Mailbox {
  /** Returns all mails to an email, newest first, after the queue is empty. */
  all(email: string): Promise<Mail[]>
  /** Waits for a mail with a matching subject and returns the newest one. */
  latest(email: string, subject?: RegExp): Promise<Mail>
}

/** Reads the mail files that the site writes when no mail server is configured. */
export function openMailbox(folder: string, siteUrl: string): Mailbox {
  const mails = new Map<string, Mail & { at: number }>()
  async function listMails(email: string): Promise<Mail[]> {
    // Names of unfinished files start with a dot.
    const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))
    for (const name of names.filter((name) => !mails.has(name))) {
      const [file, content] = [await stat(join(folder, name)), await readFile(join(folder, name), 'latin1')]
      mails.set(name, { ...parseMail(content), at: file.mtimeMs })
    }
    return names
      .toSorted((a, b) => b.localeCompare(a))
      .flatMap((name) => mails.get(name) ?? [])
      .filter((mail) => mail.to.toLowerCase().includes(email.toLowerCase()))
      .toSorted((a, b) => b.at - a.at)
  }
  async function fetchQueueSeconds(): Promise<number> {
    const metrics = await (await fetch(`${siteUrl}/metrics`)).text()
    return Number(/^course_mail_queue_seconds (\S+)$/m.exec(metrics)?.[1])
  }
  return {
    async all(email) {
      await expect.poll(fetchQueueSeconds, 'all mails are sent').toBe(0)
      return listMails(email)
    },
    async latest(email, subject = /(?:)/) {
      let found: Mail | undefined
      await expect
        .poll(
          async () => {
            found = (await listMails(email)).find((mail) => subject.test(mail.subject))
            return found !== undefined
          },
          {
            message: `a mail to ${email} with a subject like ${subject}`,
            timeout: 20_000,
            intervals: [30, 50, 100],
          },
        )
        .toBe(true)
      return found as Mail
    },
  }
}

/** Takes the bytes as latin1, because each part declares its own encoding. */
function parseMail(source: string): Mail {
  const { headers, body } = splitPart(source)
  const texts = { plain: '', html: '' }
  collectTexts(headers, body, texts)
  return {
    from: decodeWords(headers.from),
    to: decodeWords(headers.to),
    subject: decodeWords(headers.subject),
    text: texts.plain,
    html: texts.html,
    links: texts.plain.match(/https?:\/\/[^\s<>"]+/g) ?? [],
  }
}

type Headers = Record<string, string | undefined>

function splitPart(source: string): { headers: Headers; body: string } {
  const end = /\r?\n\r?\n/.exec(source)
  const headerText = source.slice(0, end?.index).replace(/\r?\n[ \t]+/g, ' ')
  const headers: Headers = {}
  for (const line of headerText.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  return { headers, body: end ? source.slice(end.index + end[0].length) : '' }
}

function collectTexts(headers: Headers, body: string, texts: { plain: string; html: string }): void {
  const type = headers['content-type'] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  if (boundary) {
    for (const part of body.split(`--${boundary}`).slice(1, -1)) {
      const inner = splitPart(part.replace(/^\r?\n/, ''))
      collectTexts(inner.headers, inner.body, texts)
    }
    return
  }
  const kind = /^text\/(plain|html)/i.exec(type)?.[1]?.toLowerCase() as 'plain' | 'html' | undefined
  if (kind) texts[kind] ||= decode(body, headers['content-transfer-encoding']?.toLowerCase())
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  const bytes =
    encoding === 'quoted-printable'
      ? body
          .replace(/=\r?\n/g, '')
          .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      : body
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Decodes the encoded words (RFC 2047) of a header. */
function decodeWords(header = ''): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? decode(text, 'base64')
        : decode(text.replaceAll('_', ' '), 'quoted-printable'),
    )
}
