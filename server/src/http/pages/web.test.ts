import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageName, pagePaths } from '@course/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type RunningSite } from '../../testing/start-site.ts'

const root = mkdtempSync(join(tmpdir(), 'course-web-'))
let site: RunningSite
let close: () => Promise<void>

beforeAll(async () => {
  const folder = join(root, 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<link rel="canonical" href="__SITE_URL__/"><h1>Front</h1>')
  for (const name of [
    ...pagePaths()
      .filter((path) => path !== '/')
      .map(pageName),
    'not-found',
  ]) {
    writeFileSync(join(folder, `${name}.html`), `<div id="root">${name}</div>`)
  }
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: __SITE_URL__/sitemap.xml')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'console.log(1)')
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'))
  writeFileSync(join(root, 'secret.json'), 'a secret')
  ;({ site, close } = await openSite({ webFolder: folder, env: { SITE_URL: 'http://course.example' } }))
})
afterAll(async () => {
  await close()
  rmSync(root, { recursive: true, force: true })
})

type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** `fetch` would decompress the body, but these tests check the bytes on the wire. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
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

test('pages, assets and unknown paths have a request id and are counted and logged', async () => {
  for (const [path, route] of [
    ['/', '/'],
    ['/assets/app-1a2b.js', '/assets/*'],
    ['/nowhere', 'unknown'],
  ] as const) {
    const { headers, status } = await get(path, { accept: 'text/html' })
    const id = headers['x-request-id']
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    const line = site.logged.map((text) => JSON.parse(text)).find(({ reqId }) => reqId === id)
    expect(line).toMatchObject({ method: 'GET', route, status })
    const metrics = (await get('/metrics')).body.toString()
    expect(metrics).toContain(
      `course_http_request_seconds_count{method="GET",route="${route}",status="${status}"}`,
    )
  }
})

test('sends the front page in an accepted encoding, with the public URL filled in', async () => {
  const expected = '<link rel="canonical" href="http://course.example/"><h1>Front</h1>'
  expect((await get('/')).body.toString()).toBe(expected)
  const br = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(expected)
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(gzip.body).toString()).toBe(expected)
})

test('returns 304 for an unchanged page', async () => {
  const first = await get('/')
  const cached = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(cached.status).toBe(304)
  expect(cached.body).toHaveLength(0)
  expect(cached.headers['content-security-policy']).toBeDefined()
})

test('the CSP allows only our own scripts and the card form', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' http://127.0.0.1:9;")
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test('returns 200 for a known page, and 404 with the not-found page for an unknown one', async () => {
  expect((await get('/welcome', { accept: 'text/html' })).status).toBe(200)
  const unknown = await get('/nowhere', { accept: 'text/html' })
  expect(unknown.status).toBe(404)
  expect(unknown.body.toString()).toBe('<div id="root">not-found</div>')
  expect((await get('/nowhere.json')).headers['content-type']).toContain('json')
})

test.each([
  ['/lesson2?page=3', '/lesson-2?page=3'],
  ['/lesson-1/', '/lesson-1'],
  ['/lesson-1/?page=2&x=/', '/lesson-1?page=2&x=/'],
  ['/admin/', '/admin'],
  ['/certificates/ABC-123/', '/certificates/ABC-123'],
])('redirects %s to %s', async (path, target) => {
  const response = await get(path, { accept: 'text/html' })
  expect([response.status, response.headers.location]).toEqual([308, target])
})

test.each(['/nowhere/', '//evil.example/', '/lesson-1//', '/welcome/more/'])(
  'does not redirect %s, which is no page',
  async (path) => {
    expect((await get(path, { accept: 'text/html' })).status).toBe(404)
  },
)

test('serves hashed assets compressed and cacheable forever', async () => {
  const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect(asset.headers['cache-control']).toBe('max-age=31536000, immutable')
  expect(asset.headers['content-security-policy']).toBe("frame-ancestors 'none'")
  expect(asset.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(asset.body).toString()).toBe('console.log(1)')
})

test.each([
  '/assets/../secret.json',
  '/assets/%2e%2e/secret.json',
  '/assets/..%2f..%2fsecret.json',
  '/secret.json',
])('serves nothing outside the public folder: %s', async (path) => {
  const response = await get(path)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.body.toString()).not.toContain('a secret')
})

test('responds to HEAD with the content length and no body', async () => {
  const response = await get('/', {}, 'HEAD')
  expect(response.status).toBe(200)
  expect(Number(response.headers['content-length'])).toBeGreaterThan(0)
  expect(response.body).toHaveLength(0)
})
