import { expect, test } from 'vitest'
import { type RunningSite, startSite } from '../testing/start-site.ts'

const requestsIn = (site: RunningSite) =>
  site.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')

test('logs one line per request without IP, user agent, email or query string', async () => {
  const site = await startSite({ env: { LOG_LEVEL: 'error', ACCESS_LOG: '1' } })
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'user-agent': 'my-browser',
    referer: 'https://from.example/',
  }
  await fetch(`${site.url}/healthz?token_hash=very-secret`, { headers })
  await fetch(`${site.url}/auth/v1/admin/users/0a1b?email=ada@course.test`, { headers })
  await fetch(`${site.url}/rest/v1/nowhere/ada%40course.test?code=very-secret`, { headers })
  await fetch(`${site.url}/rest/v1/x/${'x'.repeat(900)}`, { headers })

  await expect.poll(() => requestsIn(site)).toHaveLength(4)
  const lines = requestsIn(site)
  expect(lines.find(({ route }) => route === '/healthz')).toEqual({
    level: 'info',
    time: expect.any(String),
    reqId: expect.any(String),
    method: 'GET',
    route: '/healthz',
    status: 200,
    bytes: 15,
    ms: expect.any(Number),
    msg: 'request',
  })
  expect(lines).toContainEqual(expect.objectContaining({ route: '/auth/v1/admin/users/:id', status: 401 }))
  const unknown = lines.filter(({ route, status }) => route === 'unknown' && status === 404)
  expect(unknown.map(({ path }) => path).toSorted()).toEqual([`/rest/v1/x/${'x'.repeat(189)}`, '[e-mail]'])
  expect(site.logged.join('')).not.toMatch(/very-secret|203\.0\.113|my-browser|from\.example|course\.test/)
})

test('logs no requests with ACCESS_LOG=0', async () => {
  const site = await startSite({ env: { LOG_LEVEL: 'info', ACCESS_LOG: '0' } })
  const response = await fetch(`${site.url}/healthz`)
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(requestsIn(site)).toEqual([])
})
