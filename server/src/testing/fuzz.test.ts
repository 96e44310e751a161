import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { afterAll, expect, inject, test } from 'vitest'
import { PASSWORD } from './accounts.ts'
import { seededRandom } from './chaos/random.ts'
import { createEmptyDatabase } from './database-copy.ts'
import { type FuzzRequest, fuzzRequest, largestCalls, largestRequest } from './fuzz/requests.ts'
import { openAccounts } from './fuzz/senders.ts'
import { freePorts, type SiteProcess, startProcess, temporaryFolder } from './start-process.ts'
import { startSite } from './start-site.ts'
import { serviceToken } from './tokens.ts'

// Set by `npm run fuzz` to send more requests or to repeat an earlier run.
const count = Number(process.env.FUZZ_REQUESTS ?? 2500)
const seed = process.env.FUZZ_SEED || randomBytes(4).toString('hex')

const CONCURRENCY = 8
const REQUESTS_PER_ACCOUNT = 500
/** Enough for every largest body in 100,000 requests. */
const LARGEST_BODIES = 0.12
/** CPU time. Only checked by `npm run fuzz`: how long a turn takes depends on the machine, and on what else it runs. */
const MAX_TURN_MS = process.env.FUZZ_REQUESTS ? 200 : Number.POSITIVE_INFINITY
const JWT_SECRET = 'a secret for the tokens of both processes'

test(`survives ${count} fuzzed requests without a 5xx response`, {
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
  const accounts = await openAccounts(site.url, serviceToken(declaringSite))
  const random = seededRandom(seed)
  const calls = largestCalls(random, routes)
  let largest = 0
  const started = Date.now()
  const statusCounts = new Map<number, number>()
  const failures: string[] = []

  for (let sent = 0; sent < count; sent += REQUESTS_PER_ACCOUNT) {
    // Fuzzed requests may end a session or delete an account, so each batch gets new ones.
    const { senders, targets } = await accounts.next()
    const batch = Array.from({ length: Math.min(REQUESTS_PER_ACCOUNT, count - sent) }, () => {
      if (!random.chance(LARGEST_BODIES)) return fuzzRequest(random, routes, senders, targets)
      return largestRequest(random, calls[largest++ % calls.length]!, senders, targets)
    })
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
    `fuzz: ${count} requests on ${inject('engine')} in ${seconds} s, seed ${seed}; ${counts.join(', ')}; ${Math.min(largest, calls.length)} of ${calls.length} largest bodies; longest turn of the event loop ${longest} ms`,
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
    ADMIN_PASSWORD: PASSWORD,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${new URL('fuzz/watch-event-loop.ts', import.meta.url)}`,
  })
  site.kill('SIGUSR2')
  return site
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
