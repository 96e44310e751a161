import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'

const report = {
  message: 'TypeError: no name of ada@course.test, token eyJhbGciOi.eyJzdWIi.c2ln',
  frames: ['at show (https://course.example/assets/quiz-1a2b.js?secret=1:10:7)'],
  page: '/quiz-1',
}

const send = (url: string, body: unknown) =>
  fetch(`${url}/functions/v1/client-error`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('logs and counts a browser error without personal data or secrets', async () => {
  const site = await startSite()
  expect((await send(site.url, report)).status).toBe(200)
  const lines = site.logged.filter((line) => line.includes('error in a browser'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'warn',
    message: 'TypeError: no name of [e-mail], token [secret]',
    frames: ['at show (https://course.example/assets/quiz-1a2b.js:10:7)'],
    page: '/quiz-1',
  })
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toContain('\ncourse_client_errors_total 1\n')
})

test.each([
  ['an unknown page', { ...report, page: '/reset-password/ada@course.test' }, 200],
  ['a long message', { ...report, message: 'x'.repeat(5000) }, 400],
  ['many frames', { ...report, frames: Array(50).fill('at a') }, 400],
  ['another body', { hello: 'world' }, 400],
  ['a large body', { ...report, frames: Array(50).fill('x'.repeat(1000)) }, 413],
])('logs nothing of %s', async (_, body, status) => {
  const site = await startSite()
  expect((await send(site.url, body)).status).toBe(status)
  expect(site.logged.join('')).not.toMatch(/course\.test|x{50}/)
})

test('limits the number of reports', async () => {
  const site = await startSite()
  const statuses = []
  for (let times = 0; times < 15; times += 1) statuses.push((await send(site.url, report)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})
