import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { afterAll, expect, inject, test } from 'vitest'
import { freshEmail, PASSWORD, uniqueIp } from './accounts.ts'
import { seededRandom } from './chaos/random.ts'
import { createEmptyDatabase } from './database-copy.ts'
import { type FuzzRequest, fuzzRequest, largestRequest, type Tokens } from './fuzz/requests.ts'
import type { Callers } from './permissions/index.ts'
import { freePorts, type SiteProcess, startProcess, temporaryFolder } from './start-process.ts'
import { startSite } from './start-site.ts'
import { serviceToken } from './tokens.ts'

// Set by `npm run fuzz` to send more requests or to repeat an earlier run.
const count = Number(process.env.FUZZ_REQUESTS ?? 5000)
const seed = process.env.FUZZ_SEED || randomBytes(4).toString('hex')

const CONCURRENCY = 8
const REQUESTS_PER_ACCOUNT = 500
const LARGEST_BODIES = 0.1
const MAX_TURN_MS = 200
const JWT_SECRET = 'a secret for the tokens of both processes'

test(`survives ${count} fuzzed requests without a 5xx response or a blocked event loop`, {
  timeout: 300_000 + count * 50,
}, async () => {
  const declaringSite = await startSite({ env: { JWT_SECRET } })
  const routes = [
    ...declaringSite.app.http.declaredRoutes,
    ...['/', '/lesson-1', '/assets/*', '/nothing', '/rest/v1/*', '/auth/v1/*', '/storage/v1/*'].map(
      (url) => ({
        ...declaringSite.app.http.declaredRoutes[0]!,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        url,
      }),
    ),
  ]
  const site = await startFuzzedSite()
  const service = serviceToken(declaringSite)
  const random = seededRandom(seed)
  const started = Date.now()
  const statusCounts = new Map<number, number>()
  const failures: string[] = []

  for (let sent = 0; sent < count; sent += REQUESTS_PER_ACCOUNT) {
    const { tokens, callers } = await newAccount(site, service)
    const batch = Array.from({ length: Math.min(REQUESTS_PER_ACCOUNT, count - sent) }, () =>
      (random.chance(LARGEST_BODIES) ? largestRequest : fuzzRequest)(random, routes, callers, tokens),
    )
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (let one = batch.pop(); one; one = batch.pop()) {
          const status = await send(site.url, one)
          statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1)
          if (status >= 500) failures.push(`${status} ${describe(one)}`)
        }
      }),
    )
  }

  const seconds = Math.round((Date.now() - started) / 1000)
  site.kill('SIGTERM')
  const code = await site.exited
  const longest = Number(/longest turn: (\d+) ms/.exec(site.output())?.[1])
  const counts = [...statusCounts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
  console.log(
    `fuzz: ${count} requests on ${inject('engine')} in ${seconds} s, seed ${seed}; ${counts.join(', ')}; longest turn of the event loop ${longest} ms`,
  )
  expect(failures).toEqual([])
  expect(code).toBe(0)
  expect(longest).toBeLessThanOrEqual(MAX_TURN_MS)
})

async function startFuzzedSite(): Promise<SiteProcess> {
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const site = await startProcess({
    PORT,
    SANDBOX_PORT,
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: inject('engine') === 'postgres' ? await createEmptyDatabase() : '',
    // Tokens are bound to the site URL.
    SITE_URL: 'http://localhost:3000',
    JWT_SECRET,
    ADMIN_PASSWORD: 'administrator of the test',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${new URL('fuzz/watch-event-loop.ts', import.meta.url)}`,
  })
  site.kill('SIGUSR2')
  return site
}

async function post(site: SiteProcess, path: string, body: object, token?: string) {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // A new IP address each time, because sign-ins are limited per IP address.
      'x-forwarded-for': uniqueIp(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const responseBody = await response.json()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(responseBody)}`)
  return responseBody as { id: string; access_token: string; user: { id: string } }
}

async function signIn(site: SiteProcess, email: string, password: string) {
  const session = await post(site, '/auth/v1/token?grant_type=password', { email, password })
  return { token: session.access_token, userId: session.user.id }
}

/** Fuzzed requests may end the session or delete the account, so each batch gets a new one. */
async function newAccount(site: SiteProcess, service: string): Promise<{ tokens: Tokens; callers: Callers }> {
  // Giving access needs a recent sign-in.
  const { token: administrator } = await signIn(site, 'admin@example.com', 'administrator of the test')
  const email = freshEmail()
  await post(site, '/auth/v1/admin/users', { email, password: PASSWORD, email_confirm: true }, service)
  const { token, userId } = await signIn(site, email, PASSWORD)
  const customer = await newCustomer(site, service, administrator)
  const me = { userId, email }
  return {
    tokens: { user: token, customer, administrator, service },
    callers: {
      me,
      other: { ...me, identityId: randomUUID(), factorId: randomUUID(), planId: randomUUID() },
      spare: { userId },
    },
  }
}

/** The token of a new account that was given access to the course. */
async function newCustomer(site: SiteProcess, service: string, administrator: string): Promise<string> {
  const email = freshEmail()
  const account = { email, password: PASSWORD, email_confirm: true }
  const { id } = await post(site, '/auth/v1/admin/users', account, service)
  const grant = { operationId: randomUUID(), reason: 'fuzz', id, expected: 'none' }
  await post(site, '/functions/v1/admin-customer-grant-access', grant, administrator)
  return (await signIn(site, email, PASSWORD)).token
}

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
afterAll(() => agent.destroy())

/** Uses `node:http`, because `fetch` would normalize URLs and headers. */
function send(url: string, { method, path, headers, body }: FuzzRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': String(body.length) }
    const clientRequest = request(
      url,
      { agent, method, path, headers: { ...headers, ...length } },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode!))
        response.once('error', reject)
      },
    )
    clientRequest.on('error', (error: NodeJS.ErrnoException) => {
      // The server may refuse a body and close while we are still sending it.
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve(0)
      else reject(error)
    })
    clientRequest.end(body)
  })
}

const describe = ({ method, path, headers, body }: FuzzRequest) =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify({ ...headers, authorization: headers.authorization?.slice(0, 12) })} ${body?.toString().slice(0, 300)}`
