import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, freshEmail, PASSWORD } from '../testing/accounts.ts'
import { lastMailTo } from '../testing/mailbox.ts'
import { openSite, type RunningSite, startSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ env: { TRUST_PROXY: '' } }))
})
afterAll(() => close())

const fetchPage = async (path: string, headers = {}) => {
  const response = await fetch(site.url + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('shows that the mailbox is empty, then lists mails with working links', async () => {
  expect((await fetchPage('/dev/mailbox')).text).toContain('No email yet.')
  const email = freshEmail()
  await browser(site).signUp({ email, password: PASSWORD })
  const { link, tokenHash } = await lastMailTo(site, email)

  const list = await fetchPage('/dev/mailbox')
  expect(list.text).toContain('Confirm your email address')
  expect(list.text).toContain(email)
  const path = /href="(\/dev\/mailbox\/[\w-]+)"/.exec(list.text)![1]!

  const mail = await fetchPage(path)
  expect(mail.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(mail.text).toContain(`<iframe title="Message" src="${path}/html" sandbox=`)
  const html = await fetchPage(`${path}/html`)
  expect(html.headers.get('content-security-policy')).toContain('sandbox allow-popups')
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html.text).toContain(`href="${link.replace('&', '&amp;')}"`)
  expect(html.text).toContain('<base target="_top">')
  const plain = await fetchPage(`${path}?view=text`)
  expect(plain.text).toContain(`<a href="${link.replace('&', '&amp;')}"`)

  const json = await fetchPage('/dev/mailbox', { accept: 'application/json' })
  expect(JSON.parse(json.text)[0]).toMatchObject({ to: email, text: expect.stringContaining(tokenHash) })
})

test.each(['/dev/mailbox/nothing', '/dev/mailbox/..%2f..%2fsecrets', '/dev/mailbox/%00'])(
  'responds 404 to %s',
  async (path) => {
    expect((await fetchPage(path)).status).toBe(404)
  },
)

test('has no mailbox in production', async () => {
  const production = await startSite({
    env: {
      NODE_ENV: 'production',
      SITE_URL: 'https://course.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'course@site.example',
      ADMIN_EMAIL: 'admin@example.com',
      STRIPE_SECRET_KEY: 'sk_test_1234567890',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890',
      STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
    },
  })
  expect((await fetch(`${production.url}/dev/mailbox`)).status).toBe(404)
})

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'hides the mailbox from proxied requests with the header %s',
  async (header) => {
    expect((await fetchPage('/dev/mailbox', { [header]: '203.0.113.9' })).status).toBe(404)
  },
)

test('hides the mailbox from other machines', async () => {
  const { statusCode } = await site.app.http.inject({ url: '/dev/mailbox', remoteAddress: '203.0.113.9' })
  expect(statusCode).toBe(404)
})

test('hides the mailbox from another host name that resolves to this machine', async () => {
  const statusFor = async (host: string) =>
    (await site.app.http.inject({ url: '/dev/mailbox', headers: { host } })).statusCode
  for (const host of ['thief.example', 'thief.example:3000', 'localhost.thief.example']) {
    expect([host, await statusFor(host)]).toEqual([host, 404])
  }
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'course.localhost'])
    expect([host, await statusFor(host)]).toEqual([host, 200])
})
