import { confirmEmailChangeNew } from '@course/content/course/mail/account'
import { fillMailText, type MailExample } from '@course/content/course/mail/define-mail'
import { withGreeting } from '@course/content/course/mail/mail-copy'
import { mailDefinitions } from '@course/content/course/mail/mails'
import { withUnsubscribe } from '@course/content/course/mail/optional'
import { reminder } from '@course/content/course/mail/reminders'
import { siteContent } from '@course/content/site/content'
import { expect, test } from 'vitest'
import { escapeHtml } from '../platform/escape-html.ts'
import { linkUrls, renderHtml, renderText } from './layout.ts'
import { classifyFailure, smtpStatusCode } from './rules.ts'

const siteUrl = 'http://localhost:3000'
const example: MailExample = {
  siteUrl,
  email: '"<b>x</b>"@learner.example',
  order: { number: 'A-1', paidOn: 'March 1, 2027', amount: 29900, currency: 'usd' },
  now: '2027-03-08T12:00:00.000Z',
}
const mails = mailDefinitions.map(
  ({ name, text, exampleParts }) => [name, fillMailText(text, exampleParts(example))] as const,
)
const optional = withUnsubscribe(
  reminder({ next: { number: 2, title: 'Strategies' }, link: siteUrl }),
  `${siteUrl}/unsubscribe?token=abc`,
)

test.each([...mails, ['optional', optional] as const])(
  'mail "%s" is complete as HTML and as plain text',
  (_name, mail) => {
    const [html, text] = [renderHtml(mail, siteUrl), renderText(mail, siteUrl)]
    expect(html).toContain(escapeHtml(mail.heading))
    expect(text).toContain(mail.heading)
    for (const form of [html, text]) {
      expect(form).not.toMatch(/undefined|\{\w+\}/)
      expect(form).toContain(`${siteUrl}/welcome`)
      for (const line of siteContent().footer.contact.address) expect(form).toContain(line)
      if (mail.code) expect(form).toContain('123456')
    }
    if (mail.button) {
      expect(mail.button.label).not.toBe('')
      expect(text.split('\n')).toContain(mail.button.link)
      expect(html).toContain(`href="${mail.button.link.replaceAll('&', '&amp;')}"`)
    }
    const longest = Math.max(
      ...text
        .split('\n')
        .filter((line) => !line.includes('http'))
        .map((line) => line.length),
    )
    expect(longest).toBeLessThanOrEqual(76)
    expect(html).not.toMatch(/<script|<img|<link|<b>|url\(/)
  },
)

test.each(mails)('mail "%s" sets its colors for light and dark mode', (_name, mail) => {
  const html = renderHtml(mail, siteUrl)
  const dark = /prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/.exec(html)![1]!
  for (const [tag] of html.matchAll(/<[a-z0-9]+ [^>]*(?:color|background):#[^>]*>/g)) {
    const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []
    // A button's text color is set by the rule of the button.
    const isExempt = /text-decoration:none/.test(tag)
    expect(isExempt || classes.some((name) => dark.includes(`.${name}`)), tag).toBe(true)
  }
})

test('the full stop after a URL does not belong to the link', () => {
  expect(linkUrls('See https://course.example/a?b=1.', (link) => `[${link}]`)).toBe(
    'See [https://course.example/a?b=1].',
  )
})

test('the words of a recipient are shown as plain text', () => {
  const mail = withGreeting(
    confirmEmailChangeNew({ link: siteUrl, hours: 1, oldEmail: example.email }),
    '<b>{siteName} https://evil.example',
  )
  const html = renderHtml(mail, siteUrl)
  expect(html).toContain('&quot;&lt;b&gt;x&lt;/b&gt;&quot;@learner.example')
  expect(html).toContain('Hello &lt;b&gt;{siteName} https://evil.example,')
  expect(html).not.toContain('href="https://evil.example')
})

test.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'deferred'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'deferred'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'deferred'],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'unreachable'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'unreachable'],
  [{ code: 'ECONNREFUSED' }, 'unreachable'],
  [{ code: 'ETIMEDOUT' }, 'unreachable'],
  [{ code: 'EMESSAGE', command: 'API' }, 'deferred'],
  [new TypeError('cannot compose this mail'), 'deferred'],
])('classifies %j as %s', (error, failure) => {
  expect(classifyFailure(error)).toBe(failure)
})

test.each([
  ['550 5.1.1 <ada@learner.example>: user unknown', '550 5.1.1'],
  ['451-4.7.1 Greylisted\n451 4.7.1 try again', '451 4.7.1'],
  ['250 OK', '250'],
  ['', null],
  [undefined, null],
])('reduces the SMTP response %j to %j', (response, statusCode) => {
  expect(smtpStatusCode(response)).toBe(statusCode)
})
