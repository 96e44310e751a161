import * as account from '@course/content/course/mail/account'
import { withUnsubscribe } from '@course/content/course/mail/optional'
import * as privacy from '@course/content/course/mail/privacy'
import * as reminders from '@course/content/course/mail/reminders'
import { expect, test } from 'vitest'
import { escapeHtml } from '../platform/escape-html.ts'
import { renderHtml, renderText } from './layout.ts'
import { classifyFailure, smtpStatusCode } from './rules.ts'

const link = 'http://localhost:3000/welcome?token_hash=abc_DEF-123&type=signup'
const values = {
  link,
  hours: 1,
  minutes: 10,
  code: '123456',
  newEmail: 'new@learner.example',
  oldEmail: 'old@learner.example',
  keepsOtherSessions: false,
  resetLink: 'http://localhost:3000/password-reset',
  signInLink: 'http://localhost:3000/welcome',
  dueAt: '2027-03-08T12:00:00.000Z',
  next: { number: 2, title: 'Strategies for Effective Change Management' },
}

const mails = {
  ...account,
  ...reminders,
  ...privacy,
  optional: () => withUnsubscribe(reminders.reminder(values), link),
}

test.each(Object.entries(mails))('mail "%s" is complete as HTML and as plain text', (_name, compose) => {
  const mail = compose(values)
  const [html, text] = [renderHtml(mail), renderText(mail)]
  expect(html).toContain(escapeHtml(mail.heading))
  expect(text).toContain(mail.heading)
  for (const form of [html, text]) {
    expect(form).not.toContain('undefined')
    if (mail.code) expect(form).toContain('123456')
  }
  if (mail.button) {
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
  expect(html).not.toMatch(/<script|<img|<link|url\(/)
})

test.each(Object.entries(mails))('mail "%s" sets its colors for light and dark mode', (_name, compose) => {
  const html = renderHtml(compose(values))
  const dark = /prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/.exec(html)![1]!
  for (const [tag] of html.matchAll(/<[a-z0-9]+ [^>]*(?:color|background):#[^>]*>/g)) {
    const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []
    // The strands look the same in both modes; a button's text color is set by the rule of the button.
    const isExempt = /width:28px/.test(tag) || /text-decoration:none/.test(tag)
    expect(isExempt || classes.some((name) => dark.includes(`.${name}`)), tag).toBe(true)
  }
})

test('escapes user input', () => {
  const mail = account.confirmEmailChangeOld({ ...values, newEmail: '"<b>x</b>"@learner.example' })
  expect(renderHtml(mail)).toContain('&quot;&lt;b&gt;x&lt;/b&gt;&quot;@learner.example')
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
