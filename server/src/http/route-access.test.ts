import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { unlimited } from '../platform/rate-limits.ts'
import { callFunction, newOperation } from '../testing/admin.ts'
import { startSite } from '../testing/start-site.ts'
import { requireRoutePolicy } from './route-access.ts'

test('IP addresses of one network share a rate limit, in any notation', async () => {
  // A clock that stands still, so that no limit refills.
  const now = new Date()
  const site = await startSite({ clock: { now: () => now, advance() {} } })
  const statusFrom = async (ip: string) => {
    const response = await site.visitor().fetch('/functions/v1/create-checkout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: '{"email":"none"}',
    })
    return response.status
  }
  const sameNetwork = Array.from({ length: 30 }, (_, host) => `2001:db8:1:2:${host.toString(16)}::${host}`)
  for (const ip of sameNetwork) expect(await statusFrom(ip)).toBe(400)
  expect(await statusFrom('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(429)
  expect(await statusFrom('2001:db8:1:3::1')).toBe(400)
  const neighbors = Array.from({ length: 40 }, (_, subnet) => `2001:db8:1:${subnet.toString(16)}::1`)
  const statuses = await Promise.all(neighbors.map(statusFrom))
  expect(statuses.filter((status) => status === 400).length, 'twice the limit for a /56').toBeLessThan(30)
  expect(statuses).toContain(429)
  expect(await statusFrom('2001:db8:1:100::1'), 'another /56 of the same /48').toBe(400)
  expect(await statusFrom('2001:db8:2::1')).toBe(400)
  for (let use = 0; use < 30; use++) await statusFrom('203.0.113.9')
  expect(await statusFrom('::ffff:203.0.113.9')).toBe(429)
})

test('counts the methods of a path separately', async () => {
  const site = await startSite()
  const user = await site.signedUp()
  const call = async (method: string) => {
    const body = method === 'PUT' ? '{"data":{}}' : undefined
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }
    return (await user.fetch('/auth/v1/user', { method, headers, body })).status
  }
  for (let use = 0; use < 31; use++) await call('PUT')
  const statuses = [await call('PUT'), await call('GET'), await call('GET'), await call('PUT')]
  expect(statuses).toEqual([429, 200, 200, 429])
})

test('counts the calls of users who are refused as not staff', async () => {
  const site = await startSite()
  const user = await site.signedUp()
  const statuses: number[] = []
  for (let use = 0; use < 11; use++)
    statuses.push((await callFunction(user, 'admin-customers-csv', newOperation())).status)
  expect(statuses).toEqual([...Array(10).fill(403), 429])
})

test('refuses to start if a route requires sudo mode of callers without a session', () => {
  const app = Fastify()
  requireRoutePolicy(app)
  const declare = (access: 'service' | 'user') =>
    app.get(`/${access}`, { config: { access, rateLimit: unlimited, requiresSudo: true } }, () => '')
  expect(() => declare('service')).toThrow('GET /service requires sudo mode, which its callers cannot be in')
  expect(() => declare('user')).not.toThrow()
})
