import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageName, pagePaths } from '@course/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type RunningSite } from '../testing/start-site.ts'

const root = mkdtempSync(join(tmpdir(), 'course-web-'))
let site: RunningSite
let close: () => Promise<void>

beforeAll(async () => {
  const folder = join(root, 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<link rel="canonical" href="__SITE_URL__/"><h1>Front</h1>')
  for (const name of [...pagePaths.filter((path) => path !== '/').map(pageName), 'not-found']) {
    writeFileSync(join(folder, `${name}.html`), `<div id="root">${name}</div>`)
  }
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: __SITE_URL__/sitemap.xml')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'console.log(1)')
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'))
  writeFileSync(join(root, 'csp.json'), JSON.stringify({ 'index.html': { style: ['sha256-abc'] } }))
  ;({ site, close } = await openSite({ webFolder: folder, env: { SITE_URL: 'http://course.example' } }))
})
afterAll(async () => {
  await close()
  rmSync(root, { recursive: true, force: true })
})

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** `fetch` would decompress by itself; here the bytes on the wire matter. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(site.url + path, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('a page, an asset and an unknown address carry a request id, and are counted and logged', async () => {
  for (const [path, route] of [
    ['/', '/'],
    ['/assets/app-1a2b.js', '/assets/*'],
    ['/nowhere', 'unknown'],
  ] as const) {
    const { headers, status } = await get(path, { accept: 'text/html' })
    const id = headers['x-request-id']
    expect(id).toMatch(/^\w{16}-\w+$/)
    const line = site.logged.map((text) => JSON.parse(text)).find(({ reqId }) => reqId === id)
    expect(line).toMatchObject({ method: 'GET', route, status })
    const metrics = (await get('/metrics')).body.toString()
    expect(metrics).toContain(
      `course_http_request_seconds_count{method="GET",route="${route}",status="${status}"}`,
    )
  }
})

test('the front page is sent as the browser can read it, with the public address in it', async () => {
  const wanted = '<link rel="canonical" href="http://course.example/"><h1>Front</h1>'
  expect((await get('/')).body.toString()).toBe(wanted)
  const br = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(wanted)
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(gzip.body).toString()).toBe(wanted)
})

test('a page that the browser has is not sent again', async () => {
  const first = await get('/')
  const again = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers['content-security-policy']).toBeDefined()
})

test('pages run only our own scripts and the card form', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' http://127.0.0.1:9;")
  expect(policy).toContain("style-src 'self' 'sha256-abc'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test('a known page answers 200, an unknown one the same shell with 404', async () => {
  expect((await get('/welcome', { accept: 'text/html' })).status).toBe(200)
  const unknown = await get('/nowhere', { accept: 'text/html' })
  expect(unknown.status).toBe(404)
  expect(unknown.body.toString()).toBe('<div id="root">not-found</div>')
  expect((await get('/nowhere.json')).headers['content-type']).toContain('json')
})

test('a lesson without its hyphen is found', async () => {
  const response = await get('/lesson2?page=3', { accept: 'text/html' })
  expect([response.status, response.headers.location]).toEqual([308, '/lesson-2'])
})

test('hashed assets are kept for ever and come compressed', async () => {
  const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect(asset.headers['cache-control']).toBe('max-age=31536000, immutable')
  expect(asset.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(asset.body).toString()).toBe('console.log(1)')
})

test.each(['/assets/../csp.json', '/assets/%2e%2e/csp.json', '/assets/..%2f..%2fcsp.json', '/csp.json'])(
  'nothing outside the public folder is served: %s',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.body.toString()).not.toContain('sha256-abc')
  },
)

test('HEAD tells the length and sends nothing', async () => {
  const head = await get('/', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
  expect(head.body).toHaveLength(0)
})
