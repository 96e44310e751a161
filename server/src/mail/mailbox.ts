import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../platform/errors.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { unlimited } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { linkUrls } from './layout.ts'
import { mailFolder } from './transport.ts'

const MAX_LISTED_MAILS = 200
const ID = /^[\w-]{1,80}$/

type ParsedMail = {
  id: string
  at: string
  from: string
  to: string
  subject: string
  text: string
  html: string
}

/**
 * `/dev/mailbox`: mails written to files, as the recipient would see them. Only in development and only from
 * localhost, because their links sign in to accounts.
 */
export function serveMailbox(app: FastifyInstance, site: Site) {
  const folder = mailFolder(site.config.dataDir)
  const localhostOnly = { config: { access: 'localhost', rateLimit: unlimited } } as const

  app.get('/dev/mailbox', localhostOnly, async (request, reply) => {
    const mails = await readMails(folder)
    if (request.headers.accept?.includes('application/json')) {
      return mails.map(({ id, at, to, subject, text }) => ({ id, at, to, subject, text }))
    }
    return sendPage(reply, 'Mailbox', listPage(mails))
  })

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', localhostOnly, async (request, reply) => {
    const mail = await readMail(folder, request.params.id)
    const plain = (request.query as { view?: string }).view === 'text'
    return sendPage(reply, mail.subject, mailPage(mail, plain))
  })

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', localhostOnly, async (request, reply) => {
    const { html } = await readMail(folder, request.params.id)
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
      )
      .send(html.replace('<head>', '<head><base target="_top">'))
  })
}

async function readMails(folder: string): Promise<ParsedMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const newest = names
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, MAX_LISTED_MAILS)
  return Promise.all(newest.map((name) => readMail(folder, name.slice(0, -'.eml'.length))))
}

async function readMail(folder: string, id: string): Promise<ParsedMail> {
  if (!ID.test(id)) throw new AppError('request.unknown_path')
  const bytes = await readFile(join(folder, `${id}.eml`)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('request.unknown_path') : error
  })
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes)
  return {
    id,
    at: mail.date ?? '',
    from: mail.from?.name || mail.from?.address || '',
    to: (mail.to ?? []).map((recipient) => recipient.address).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}

function listPage(mails: readonly ParsedMail[]): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<li><a href="/dev/mailbox/${id}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span><time datetime="${escapeHtml(at)}">${formatTime(at)}</time></a></li>`,
  )
  return `<h1>Mailbox</h1>
<p class="quiet">Emails this site would have sent. No mail server is configured.</p>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p class="empty">No email yet. Create an account or reset a password, then reload this page.</p>'}`
}

function mailPage(mail: ParsedMail, plain: boolean): string {
  const tab = (label: string, view: string, current: boolean) =>
    `<a href="/dev/mailbox/${mail.id}${view}"${current ? ' aria-current="page"' : ''}>${label}</a>`
  const body = plain
    ? `<pre>${linkUrls(mail.text.trimEnd(), plainLink)}</pre>`
    : `<iframe title="Message" src="/dev/mailbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
  return `<p><a href="/dev/mailbox">All email</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${formatTime(mail.at)}</dd></dl>
<nav aria-label="View">${tab('Message', '', !plain)}${tab('Plain text', '?view=text', plain)}</nav>
${body}`
}

const plainLink = (url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`

const formatTime = (at: string) => escapeHtml(at.replace('T', ' ').replace(/\.\d+Z$|Z$/, ' UTC'))

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf9f6; --surface: #fff; --ink: #1d1826; --quiet: #5b5468; --line: #e4dee9; --brand: #5b2a86 }
@media (prefers-color-scheme: dark) { :root { --paper: #15111c; --surface: #1f1929; --ink: #f3edf8; --quiet: #b9afc7; --line: #3a3147; --brand: #c4a1e8 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px }
h1 { font: 600 28px/1.2 Georgia, serif; margin: 0 0 8px; overflow-wrap: anywhere }
a { color: var(--brand) }
a:focus-visible, iframe:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
.quiet { color: var(--quiet); margin: 0 0 24px }
.empty, ul, pre, iframe { background: var(--surface); border: 1px solid var(--line); border-radius: 10px }
.empty { padding: 24px }
ul { list-style: none; margin: 0; padding: 0; overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 14px 18px; color: inherit; text-decoration: none }
li a:hover { background: var(--paper) }
li strong { grid-column: 1 / -1 }
li span, li time, dt { color: var(--quiet); font-size: 14px; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 2px 16px; margin: 0 0 16px }
dd { margin: 0; overflow-wrap: anywhere }
nav { display: flex; gap: 16px; margin-bottom: 12px }
nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none }
pre { margin: 0; padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.6 ui-monospace, monospace }
iframe { display: block; width: 100%; height: max(560px, calc(100vh - 280px)) }
`
const STYLE_HASH = `sha256-${hash('sha256', STYLE, 'base64')}`

function sendPage(reply: FastifyReply, title: string, body: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src '${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    )
}
