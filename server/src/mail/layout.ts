import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { buttonFails } from '@course/content/course/mail/phrases'
import { siteContent } from '@course/content/site/content'
import { LOCALE } from '@course/content/site/locale'
import { pageUrl } from '@course/contract/paths'
import { escapeHtml } from '../platform/escape-html.ts'

/** Sets every color explicitly, so that mail clients do not pick their own in dark mode. */
export function renderHtml(mail: MailCopy, siteUrl: string): string {
  const { site } = siteContent()
  const paragraphs = [
    ...(mail.greeting ? [escapeHtml(mail.greeting)] : []),
    ...mail.paragraphs.map((text) => linkUrls(text).replaceAll('\n', '<br>')),
  ].map((html) => `<p class="t" style="${STYLE.text}">${html}</p>`)
  const notes = (mail.notes ?? []).map((text) => `<p class="m" style="${STYLE.note}">${linkUrls(text)}</p>`)
  return `<!doctype html>
<html lang="${LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>
:root { color-scheme: light dark; }
a { color: #5b2a86; }
@media (prefers-color-scheme: dark) {
  .p { background: #15111c !important; }
  .s { background: #1f1929 !important; border-color: #3a3147 !important; }
  .d { border-color: #4a3f5a !important; }
  .h, .t, .c { color: #f3edf8 !important; }
  .m { color: #b9afc7 !important; }
  .k { background: #2b2338 !important; }
  .b { background: #c4a1e8 !important; }
  .b a { color: #1d1826 !important; }
  .s1 { background: #c4a1e8 !important; }
  .s2 { background: #4fbfb0 !important; }
  .s3 { background: #e2a355 !important; }
  .m a { color: #c4a1e8 !important; }
}
@media (max-width: 480px) {
  .s { padding: 28px 20px !important; }
  .w { width: 100% !important; }
  .b a { display: block !important; text-align: center !important; }
}
</style>
</head>
<body class="p" style="margin:0;padding:0;background:#fbf9f6;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.paragraphs[0] ?? '')}</div>
<table class="p" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf9f6">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px"><span class="m" style="font:600 15px/1.4 ${SERIF};color:#5b5468">${escapeHtml(site.name)}</span>${STRANDS}</td></tr>
<tr><td class="s" style="background:#ffffff;border:1px solid #e4dee9;border-radius:10px;padding:32px 28px">
<h1 class="h" style="margin:0 0 16px;font:600 26px/1.2 ${SERIF};color:#1d1826">${escapeHtml(mail.heading)}</h1>
${paragraphs.join('\n')}
${mail.details ? renderDetails(mail.details) : ''}${mail.code ? renderCode(mail.code) : ''}${mail.button ? renderButton(mail.button) : ''}
${notes.join('\n')}
${mail.button ? renderUrl(mail.button.link) : ''}</td></tr>
<tr><td class="m" style="padding:20px 28px 0;font:400 13px/1.6 ${SANS};color:#5b5468">${renderFooter(siteUrl)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The plain-text version. */
export function renderText(mail: MailCopy, siteUrl: string): string {
  const { site, footer } = siteContent()
  const blocks = [
    mail.heading,
    ...(mail.greeting ? [mail.greeting] : []),
    ...mail.paragraphs,
    ...(mail.details
      ? [mail.details.map(({ label, value, link }) => `${label}: ${link ?? value}`).join('\n')]
      : []),
    ...(mail.code ? [`    ${mail.code}`] : []),
    ...(mail.button ? [`${mail.button.label}:\n${mail.button.link}`] : []),
    ...(mail.notes ?? []),
    ['-- ', site.name, courseUrl(siteUrl), ...addressLines(), footer.contact.email].join('\n'),
  ]
  return `${blocks.map(wrapLines).join('\n\n')}\n`
}

/** The brand motif as table cells, because mail clients show no SVG. */
const STRANDS = `<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:8px"><tr>${[
  '#5b2a86',
  '#0f766e',
  '#b45309',
]
  .map(
    (color, index) =>
      `<td class="s${index + 1}" style="width:28px;height:2px;font-size:0;line-height:0;background:${color}">&nbsp;</td>`,
  )
  .join('')}</tr></table>`

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const STYLE = {
  text: `margin:0 0 16px;font:400 17px/1.6 ${SANS};color:#1d1826`,
  note: `margin:0 0 12px;font:400 14px/1.55 ${SANS};color:#5b5468`,
}

function renderButton({ label, link }: NonNullable<MailCopy['button']>): string {
  return `<table class="w" role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="b" style="border-radius:10px;background:#5b2a86"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 26px;font:600 16px/1.25 ${SANS};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`
}

function renderDetails(details: NonNullable<MailCopy['details']>): string {
  const rows = details.map(
    ({ label, value, link }) =>
      `<tr><th class="m" scope="row" align="left" style="padding:5px 16px 5px 0;font:400 15px/1.5 ${SANS};color:#5b5468;text-align:left;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</th><td class="t" align="right" style="padding:5px 0;font:600 15px/1.5 ${SANS};color:#1d1826;text-align:right">${link ? `<a class="t" href="${escapeHtml(link)}" style="color:#1d1826">${escapeHtml(value)}</a>` : escapeHtml(value)}</td></tr>`,
  )
  return `<table class="d" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:separate;border-style:dashed;border-color:#cdc4d6;border-width:1px 0;padding:11px 0">
${rows.join('\n')}
</table>`
}

function renderCode(code: string): string {
  return `<p class="c k" style="margin:8px 0 24px;padding:16px;border-radius:10px;background:#f3edf8;font:600 30px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;text-align:center;color:#1d1826">${escapeHtml(code)}</p>`
}

function renderUrl(link: string): string {
  return `<p class="m" style="${STYLE.note};margin-bottom:0">${escapeHtml(buttonFails)}<br>${anchor(link)}</p>`
}

/** The course leads signed-out recipients to the sign-in page. */
const courseUrl = (siteUrl: string) => pageUrl(siteUrl, '/welcome')

/** Without the name of the site, which stands above it. */
function addressLines(): string[] {
  const { site, footer } = siteContent()
  return footer.contact.address.filter((line) => line !== site.name)
}

/** The way into the course, and the postal address, which the law asks for in many countries. */
function renderFooter(siteUrl: string): string {
  const { site, footer } = siteContent()
  const { email } = footer.contact
  const course = `<a href="${escapeHtml(courseUrl(siteUrl))}" style="color:inherit">${escapeHtml(site.name)}</a>`
  const contact = `<a href="mailto:${escapeHtml(email)}" style="color:inherit">${escapeHtml(email)}</a>`
  return [course, escapeHtml(addressLines().join(', ')), contact].join('<br>')
}

const anchor = (link: string) =>
  `<a href="${escapeHtml(link)}" style="color:inherit;word-break:break-all">${escapeHtml(link)}</a>`

/** Escapes a text and makes its URLs links. */
export const linkUrls = (text: string, toLink = anchor): string =>
  text
    .split(/(https?:\/\/\S*[^\s.,;:!?])/)
    .map((part, index) => (index % 2 === 1 ? toLink(part) : escapeHtml(part)))
    .join('')

/** Wraps lines at 76 characters. URLs are never broken, so that they stay clickable. */
function wrapLines(block: string): string {
  return block
    .split('\n')
    .map((line) => line.replace(/(?=.{77})(.{1,76}) (?=\S)/g, '$1\n'))
    .join('\n')
}
