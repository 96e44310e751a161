import Fastify, { type FastifyContextConfig } from 'fastify'
import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'
import { requireDeclarations } from './access.ts'
import { perMinute, unlimited } from './limits.ts'

test.each<[string, FastifyContextConfig]>([
  ['access', { limit: unlimited }],
  ['limit', { access: 'visitor' }],
])('a route that declares no %s stops the start', (missing, config) => {
  const app = Fastify()
  requireDeclarations(app)
  expect(() => app.get('/forgotten', { config }, async () => ({}))).toThrow(`declares no ${missing}`)
})

test('a route that declares both is accepted', () => {
  const app = Fastify()
  requireDeclarations(app)
  expect(() =>
    app.get('/', { config: { access: 'user', limit: perMinute(1) } }, async () => ({})),
  ).not.toThrow()
})

test('health, readiness and metrics answer', async () => {
  const site = await startSite({ expectedFaults: /not ready/ })
  expect(await (await fetch(`${site.url}/healthz`)).json()).toEqual({ status: 'ok' })
  const ready = (await (await fetch(`${site.url}/readyz`)).json()) as { checks: Record<string, string> }
  expect(ready.checks.database).toBe('ok')
  await site.visitor().rest.rpc('is_admin')
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toContain(
    'course_http_request_seconds_count{method="POST",route="/rest/v1/rpc/is_admin",status="200"} 1',
  )
})

test('metrics are not shown through a proxy', async () => {
  const site = await startSite()
  const response = await fetch(`${site.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(response.status).toBe(404)
})

test('every answer carries the id that the log line carries', async () => {
  const site = await startSite()
  const response = await site.visitor().fetch('/rest/v1/rpc/is_admin', { method: 'POST' })
  const id = response.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(site.logged.some((line) => line.includes(id!) && line.includes('/rpc/is_admin'))).toBe(true)
})

test.each([
  ['not JSON', '{"a":', 400],
  ['too large', JSON.stringify({ text: 'x'.repeat(2_000_000) }), 413],
])('a body that is %s is refused in the form of its protocol', async (_name, body, status) => {
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
