import { request } from 'node:http'
import Fastify, { type FastifyContextConfig } from 'fastify'
import { expect, test } from 'vitest'
import { perMinute, unlimited } from '../platform/rate-limits.ts'
import { type RunningSite, startSite } from '../testing/start-site.ts'
import { requireRoutePolicy } from './route-access.ts'

test.each<[string, FastifyContextConfig]>([
  ['access', { rateLimit: unlimited }],
  ['rateLimit', { access: 'visitor' }],
])('rejects a route without %s at startup', (missing, config) => {
  const app = Fastify()
  requireRoutePolicy(app)
  expect(() => app.get('/forgotten', { config }, async () => ({}))).toThrow(`declares no ${missing}`)
})

test('accepts a route with access and rateLimit', () => {
  const app = Fastify()
  requireRoutePolicy(app)
  expect(() =>
    app.get('/', { config: { access: 'user', rateLimit: perMinute(1) } }, async () => ({})),
  ).not.toThrow()
})

test('serves health, readiness and metrics', async () => {
  const site = await startSite()
  expect(await (await fetch(`${site.url}/healthz`)).json()).toEqual({ status: 'ok' })
  const ready = (await (await fetch(`${site.url}/readyz`)).json()) as { checks: Record<string, string> }
  expect(ready.checks.database).toBe('ok')
  await site.visitor().rest.rpc('is_admin')
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toContain(
    'course_http_request_seconds_count{method="POST",route="/rest/v1/rpc/is_admin",status="200"} 1',
  )
})

test('hides metrics from requests through a proxy', async () => {
  const site = await startSite({ env: { TRUST_PROXY: '' } })
  const response = await fetch(`${site.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(response.status).toBe(404)
})

test('sends the request id of the log line with every response', async () => {
  const site = await startSite()
  const response = await site.visitor().fetch('/rest/v1/rpc/is_admin', { method: 'POST' })
  const id = response.headers.get('x-request-id')
  expect(site.logged.some((line) => line.includes(`"${id}"`) && line.includes('/rpc/is_admin'))).toBe(true)
})

test('compresses long responses, but not those of sign-in', async () => {
  const site = await startSite()
  const administrator = await site.administrator()
  await administrator.fetch('/auth/v1/user', {
    method: 'PUT',
    body: JSON.stringify({ data: { note: 'x'.repeat(1024) } }),
    headers: { 'content-type': 'application/json' },
  })
  const encodingOf = async (path: string, encoding: string) => {
    const response = await administrator.fetch(path, { headers: { 'accept-encoding': encoding } })
    expect(response.status).toBe(200)
    expect((await response.text()).length > 1024).toBe(path !== '/healthz')
    return [response.headers.get('content-encoding'), response.headers.get('vary')]
  }
  const lesson = '/rest/v1/lesson_content?lesson_id=eq.lesson1'
  expect(await encodingOf(lesson, 'gzip, br')).toEqual(['br', 'accept-encoding'])
  expect(await encodingOf(lesson, 'gzip')).toEqual(['gzip', 'accept-encoding'])
  expect(await encodingOf(lesson, 'identity')).toEqual([null, 'accept-encoding'])
  expect(await encodingOf('/metrics', 'br')).toEqual(['br', 'accept-encoding'])
  expect(await encodingOf('/healthz', 'br')).toEqual([null, null])
  expect(await encodingOf('/auth/v1/user', 'br')).toEqual([null, null])
})

test('request ids are unique across servers', async () => {
  const sites = [await startSite(), await startSite()]
  const responses = await Promise.all(
    sites.flatMap(({ url }) => Array.from({ length: 20 }, () => fetch(`${url}/healthz`))),
  )
  const ids = responses.map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(40)
})

test.each([
  ['not JSON', '{"a":', 400],
  ['too large', JSON.stringify({ text: 'x'.repeat(16 * 1024) }), 413],
])('rejects a body that is %s in the format of its protocol', async (_name, body, status) => {
  const site = await startSite()
  const response = await site.visitor().fetch('/rest/v1/rpc/is_admin', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(status)
  expect(Object.keys((await response.json()) as object).sort()).toEqual([
    'code',
    'details',
    'hint',
    'message',
  ])
})

test('every route rejects invalid JSON without logging it', async () => {
  const site = await startSite()
  const { accessToken } = await site.administrator()
  for (const { methods, url, rateLimit } of site.app.http.declaredRoutes) {
    const method = methods.find((one) => one === 'POST' || one === 'PUT' || one === 'DELETE')
    if (!method || url.includes('/admin/')) continue
    const response = await fetch(site.url + url.replace(/:\w+|\*/g, 'images'), {
      method,
      body: '{"password": "hunter2 secret", ',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    })
    expect([method, url, rateLimit, response.status < 500]).toEqual([method, url, rateLimit, true])
  }
  expect(site.logged.filter((line) => line.includes('hunter2'))).toEqual([])
})

test('does not log invalid values', async () => {
  const site = await startSite()
  const response = await site.visitor().fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: 'hunter2', password: { hunter2: 'x'.repeat(200) } }),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(400)
  expect(site.logged.filter((line) => line.includes('hunter2'))).toEqual([])
})

test('accepts an empty body with a JSON content type', async () => {
  const site = await startSite()
  const { accessToken } = await site.signedUp()
  const response = await fetch(`${site.url}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
  })
  expect(response.status).toBe(204)
})

/** Sends the headers of a request with a body, but never the body. */
const statusWithoutBody = (site: RunningSite, path: string, method = 'POST') =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': '10000' }
    const call = request(site.url + path, { method, headers }, (response) => {
      resolve(response.statusCode!)
      call.destroy()
    })
    call.on('error', reject).flushHeaders()
  })

test.each([
  ['/rest/v1/nothing', 404],
  ['/rest/v1/rpc/nothing', 404],
  ['/rest/v1/no/such/path', 404],
  ['/functions/v1/nothing', 404],
  ['/auth/v1/nothing', 404],
  ['/storage/v1/nothing', 404],
  ['/rest/v1/payment_events', 401],
])('responds to %s before reading the body', async (path, status) => {
  expect(await statusWithoutBody(await startSite(), path)).toBe(status)
})

test('rate-limits requests for unknown paths', async () => {
  const site = await startSite()
  const calls = Array.from({ length: 200 }, () => fetch(`${site.url}/auth/v1/nothing`, { method: 'POST' }))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
})

test('returns 405 with the allowed method when a function is not called by POST', async () => {
  const site = await startSite()
  const response = await site.visitor().fetch('/functions/v1/track-visit')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await response.json()).toMatchObject({ success: false, code: 'request.wrong_method' })
})

test('production tells browsers to use https for the API and files too, and never to frame them', async () => {
  const site = await startSite({
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
  for (const path of [
    '/rest/v1/rpc/is_admin',
    '/rest/v1/nothing',
    '/functions/v1/plan',
    '/auth/v1/settings',
    '/storage/v1/object/public/images/none.png',
    '/healthz',
  ]) {
    const { headers } = await fetch(site.url + path)
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000'])
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
})
