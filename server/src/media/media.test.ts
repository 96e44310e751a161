import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { courseImages } from '@course/content/course/images'
import { MAX_IMAGE_BYTES } from '@course/contract/media/media'
import { StorageClient } from '@supabase/storage-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileCases } from '../testing/hostile-html.ts'
import { exif, gif, jpeg, png, pngChunk, webp } from '../testing/images.ts'
import type { Member } from '../testing/people.ts'
import { uniqueIp } from '../testing/send-json.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { box, mp4, webm } from '../testing/videos.ts'
import { openCourseImages } from './course-images.ts'

let site: RunningSite
let close: () => Promise<void>
let administrator: Member
const video = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))
const [courseImage] = courseImages()

beforeAll(async () => {
  ;({ site, close } = await openSite())
  administrator = await site.administrator()
  writeFileSync(join(site.config.dataDir, 'media/videos/intro.mp4'), video)
  mkdirSync(join(site.config.dataDir, 'media/images/deep folder'))
  writeFileSync(join(site.config.dataDir, 'media/images/deep folder/a ü.png'), 'png')
  writeFileSync(join(site.config.dataDir, 'secret.txt'), 'secret')
})
afterAll(() => close())

const fetchPublic = (path: string, init?: RequestInit) =>
  fetch(`${site.url}/storage/v1/object/public/${path}`, init)

const bytesOf = async (path: string) => Buffer.from(await (await fetchPublic(path)).arrayBuffer())

/** The Supabase client sends a Blob as a form. */
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

const storageOf = (person: { accessToken?: string }) =>
  new StorageClient(`${site.url}/storage/v1`, {
    ...(person.accessToken && { authorization: `Bearer ${person.accessToken}` }),
    // Every client has a rate limit of its own.
    'x-forwarded-for': uniqueIp(),
  })

const filesIn = (bucket: string) => readdirSync(join(site.config.dataDir, 'media', bucket)).sort()

test('every course image is public', async () => {
  for (const { name, file } of courseImages()) {
    const response = await fetchPublic(`images/${name}`)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(file))).toBe(true)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  }
})

test('the public URL built by the Supabase client works, even for unusual names', async () => {
  const { data } = storageOf({}).from('images').getPublicUrl('deep folder/a ü.png')
  const response = await fetch(data.publicUrl)
  expect([response.status, await response.text()]).toEqual([200, 'png'])
})

test('a video can be fetched in ranges', async () => {
  const whole = await fetchPublic('videos/intro.mp4')
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(whole.headers.get('content-length')).toBe('5000')
  expect(whole.headers.get('content-type')).toBe('video/mp4')
  await whole.arrayBuffer()
  const part = await fetchPublic('videos/intro.mp4', { headers: { range: 'bytes=1000-1999' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 1000-1999/5000')
  expect(part.headers.get('content-length')).toBe('1000')
  expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(1000, 2000))).toBe(true)
  const tail = await fetchPublic('videos/intro.mp4', { headers: { range: 'bytes=-7' } })
  expect(Buffer.from(await tail.arrayBuffer()).equals(video.subarray(-7))).toBe(true)
  const beyond = await fetchPublic('videos/intro.mp4', { headers: { range: 'bytes=5000-' } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe('bytes */5000')
  expect(await beyond.json()).toMatchObject({ statusCode: '416' })
})

test('responds with 304 if the browser has the current file', async () => {
  const first = await fetchPublic('videos/intro.mp4', { method: 'HEAD' })
  expect(first.headers.get('content-length')).toBe('5000')
  const etag = first.headers.get('etag')!
  const modified = first.headers.get('last-modified')!
  const statusWith = async (headers: Record<string, string>) =>
    (await fetchPublic('videos/intro.mp4', { headers })).status
  expect(await statusWith({ 'if-none-match': etag })).toBe(304)
  expect(await statusWith({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
  expect(await statusWith({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200)
  expect(await statusWith({ 'if-modified-since': modified })).toBe(304)
  expect(await statusWith({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200)
  expect(await statusWith({ range: 'bytes=0-9', 'if-range': etag })).toBe(206)
  expect(await statusWith({ range: 'bytes=0-9', 'if-range': '"older"' })).toBe(200)
})

test('a download name cannot break out of its header', async () => {
  const disposition = async (query: string) =>
    (await fetchPublic(`videos/intro.mp4?${query}`)).headers.get('content-disposition')
  expect(await disposition('')).toBeNull()
  expect(await disposition('download')).toBe(`attachment; filename="intro.mp4"; filename*=UTF-8''intro.mp4`)
  expect(await disposition(`download=${encodeURIComponent('é"; x=\r\ny.mp4')}`)).toBe(
    `attachment; filename="___ x___y.mp4"; filename*=UTF-8''%C3%A9%22%3B%20x%3D%0D%0Ay.mp4`,
  )
})

test.each([
  ['images/none.png', 404, 'NoSuchKey'],
  ['images/deep%20folder', 404, 'NoSuchKey'],
  ['secrets/a.png', 404, 'NoSuchKey'],
  ['images/..%2f..%2fsecret.txt', 400, 'InvalidKey'],
  ['images/%2e%2e/%2e%2e/secret.txt', 400, 'InvalidKey'],
  ['images/..%5c..%5csecret.txt', 400, 'InvalidKey'],
  ['images/%2fetc%2fpasswd', 400, 'InvalidKey'],
  ['images/.hidden', 400, 'InvalidKey'],
  ['images/a%00.png', 400, 'InvalidKey'],
  ['images/', 400, 'InvalidKey'],
])('%s is refused with an error of the storage protocol', async (path, status, code) => {
  // Uses node:http, because fetch would normalize the path first.
  const response = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    request(`${site.url}`, { path: `/storage/v1/object/public/${path}` }, (message) => {
      let body = ''
      message.setEncoding('utf8')
      message.on('data', (chunk) => {
        body += chunk
      })
      message.on('end', () => resolve({ status: message.statusCode!, body }))
    })
      .on('error', reject)
      .end()
  })
  expect(response.status).toBe(status)
  expect(JSON.parse(response.body)).toMatchObject({ statusCode: String(status), code })
})

test('a name that is too long for the disk is not found', async () => {
  expect((await fetchPublic(`images/${'a'.repeat(300)}.png`)).status).toBe(404)
})

test('the administrator can upload, list, download and remove with the Supabase client', async () => {
  const bucket = storageOf(administrator).from('videos')
  const big = Buffer.concat([mp4(320, 180), box('mdat', Buffer.alloc(3 * 1024 * 1024, 7))])
  expect((await bucket.upload('talks/one.mp4', big, { contentType: 'video/mp4' })).error).toBeNull()
  const form = await bucket.upload('talks/two.webm', blobOf(webm(320, 180)))
  expect(form.error).toBeNull()
  expect(form.data!.path).toBe('talks/two.webm')
  expect((await bytesOf('videos/talks/one.mp4')).equals(big)).toBe(true)
  expect((await bytesOf('videos/talks/two.webm')).equals(webm(320, 180))).toBe(true)

  const other = webm(64, 36)
  const duplicate = await bucket.upload('talks/two.webm', other)
  expect(duplicate.error).toMatchObject({ status: 409, statusCode: '409' })
  expect((await bucket.upload('talks/two.webm', other, { upsert: true })).error).toBeNull()
  expect((await bucket.update('talks/one.mp4', mp4(64, 36))).error).toBeNull()
  const downloaded = await bucket.download('talks/one.mp4')
  expect(Buffer.from(await downloaded.data!.arrayBuffer()).equals(mp4(64, 36))).toBe(true)

  const listed = await bucket.list('talks')
  expect(listed.data!.map(({ name, metadata }) => [name, metadata!.size])).toEqual([
    ['one.mp4', mp4(64, 36).length],
    ['two.webm', other.length],
  ])
  expect((await bucket.list()).data).toContainEqual(expect.objectContaining({ name: 'talks', id: null }))

  expect((await bucket.remove(['talks/one.mp4', 'talks/two.webm', 'talks/none.mp4'])).error).toBeNull()
  expect((await bucket.list('talks')).data).toEqual([])
  const log = await site.db.selectFrom('audit_entries').selectAll().orderBy('at').execute()
  expect(log.slice(0, 5).map(({ action, subject_label }) => `${action} ${subject_label}`)).toEqual([
    'media.upload videos/talks/one.mp4',
    'media.upload videos/talks/two.webm',
    'media.replace videos/talks/two.webm',
    'media.replace videos/talks/one.mp4',
    'media.delete videos/talks/one.mp4',
  ])
  expect(log.every(({ actor_label }) => actor_label === administrator.email)).toBe(true)
  expect(filesIn('videos')).toEqual(['intro.mp4', 'talks'])
})

const location = Buffer.from('52.5200+013.4050')
const cues = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n'

test.each([
  { path: 'a.png', sent: png(3, 2, [pngChunk('tEXt', location)]), cleaned: png(3, 2) },
  { path: 'a.jpeg', sent: jpeg(3, 2, [exif(1, String(location))]), cleaned: jpeg(3, 2) },
  { path: 'a.gif', sent: Buffer.concat([gif(3, 2), Buffer.from('<script>')]), cleaned: gif(3, 2) },
  { path: 'a.webp', sent: webp(3, 2), cleaned: webp(3, 2) },
  {
    path: 'a.m4v',
    sent: mp4(3, 2, { extra: [box('udta', location)] }),
    cleaned: mp4(3, 2, { extra: [box('free', Buffer.alloc(location.length))] }),
  },
  { path: 'a.vtt', sent: Buffer.from(`${cues}\nNOTE ${location}\n`), cleaned: Buffer.from(cues) },
])('stores $path without metadata, sent as raw body or as form', async ({ path, sent, cleaned }) => {
  const bucket = storageOf(administrator).from('images')
  for (const body of [sent, blobOf(sent)]) {
    expect((await bucket.upload(`clean/${path}`, body)).error).toBeNull()
    expect((await bytesOf(`images/clean/${path}`)).equals(cleaned)).toBe(true)
    await bucket.remove([`clean/${path}`])
  }
})

test.each([
  { name: 'an HTML page', path: 'x.png', sent: Buffer.from('<!doctype html><script>alert(1)</script>') },
  { name: 'an empty file', path: 'x.png', sent: Buffer.alloc(0) },
  { name: 'half an image', path: 'x.png', sent: png(30, 20).subarray(0, 60) },
  { name: 'an image with the extension of another format', path: 'x.png', sent: jpeg(3, 2) },
  { name: 'an image with the extension of a video', path: 'x.mp4', sent: png(3, 2) },
  { name: 'a video with the extension of another format', path: 'x.webm', sent: mp4(3, 2) },
  { name: 'a video with trailing data', path: 'x.mp4', sent: Buffer.concat([mp4(3, 2), location]) },
  { name: 'an SVG', path: 'x.svg', sent: Buffer.from('<svg onload="alert(1)"/>') },
  { name: 'an unsupported image format', path: 'x.avif', sent: box('ftyp', Buffer.from('avif')) },
  { name: 'an unsupported video format', path: 'x.mov', sent: mp4(3, 2, { brand: 'qt  ' }) },
  { name: 'an HTML page', path: 'x.vtt', sent: Buffer.from('<!doctype html>') },
  { name: 'a decompression bomb', path: 'x.jpg', sent: jpeg(65_000, 65_000), status: 413 },
  { name: 'captions that are too large', path: 'x.vtt', sent: Buffer.alloc(2_000_000, cues), status: 413 },
])('$name as $path is refused, sent as raw body or as form', async ({ path, sent, status = 415 }) => {
  const bucket = storageOf(administrator).from('images')
  const before = filesIn('images')
  for (const body of [sent, blobOf(sent)])
    expect((await bucket.upload(path, body)).error).toMatchObject({ status })
  expect(filesIn('images')).toEqual(before)
})

test('hostile HTML is not stored as an image', async () => {
  const before = filesIn('images')
  for (const { html } of hostileCases)
    expect(
      (await storageOf(administrator).from('images').upload('x.png', Buffer.from(html))).error,
    ).toMatchObject({ status: 415 })
  expect(filesIn('images')).toEqual(before)
})

test('a file with a hostile name is refused or served as an image', async () => {
  const before = filesIn('images')
  let rejectedCount = 0
  for (const { html } of hostileCases) {
    const name = `${html.slice(0, 300).toWellFormed().replaceAll('/', '_')}.png`
    const path = `images/${encodeURIComponent(name)}`
    const { status } = await administrator.fetch(`/storage/v1/object/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', 'x-forwarded-for': uniqueIp() },
      body: new Uint8Array(png(3, 2)),
    })
    if (status === 200) {
      const { headers } = await fetchPublic(path)
      expect(headers.get('content-type')).toBe('image/png')
      expect(headers.get('content-security-policy')).toContain('sandbox')
      await storageOf(administrator).from('images').remove([name])
    } else {
      expect(status).toBe(400)
      rejectedCount++
    }
  }
  expect(rejectedCount).toBeGreaterThan(200)
  expect(filesIn('images')).toEqual(before)
})

test.each([
  { name: 'no boundary', type: 'multipart/form-data', body: 'x' },
  { name: 'no file', body: '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n' },
  { name: 'no end', body: '--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nx' },
  { name: 'no beginning', body: 'x' },
  { name: 'nothing in it', body: '' },
  {
    name: 'a field called __proto__',
    body: '--b\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--b--\r\n',
  },
  {
    name: 'too many fields',
    body: `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(30)}--b--\r\n`,
  },
  {
    name: 'a file too large for its type',
    body: `--b\r\ncontent-disposition: form-data; filename="a"\r\n\r\n${'x'.repeat(MAX_IMAGE_BYTES + 100_000)}\r\n--b--\r\n`,
    status: 413,
  },
])(
  'a form with $name is refused',
  async ({ type = 'multipart/form-data; boundary=b', body, status = 400 }) => {
    const before = filesIn('images')
    const headers = { 'content-type': type }
    const response = await administrator.fetch('/storage/v1/object/images/x.png', {
      method: 'POST',
      headers,
      body,
    })
    expect(response.status).toBe(status)
    expect(filesIn('images')).toEqual(before)
  },
)

test.each([
  { who: 'a visitor', person: async () => ({}), status: 401 },
  { who: 'a paying learner', person: () => site.paidCustomer(), status: 403 },
])('$who can only read', async ({ person, status }) => {
  const bucket = storageOf(await person()).from('images')
  const before = filesIn('images')
  expect((await bucket.upload('mine.png', Buffer.from('x'))).error).toMatchObject({ status })
  expect((await bucket.remove(['deep folder/a ü.png'])).error).toMatchObject({ status })
  expect((await bucket.list()).error).toMatchObject({ status })
  expect((await bucket.download('deep folder/a ü.png')).error).not.toBeNull()
  expect(filesIn('images')).toEqual(before)
})

test.each([
  { name: 'an HTML page', path: 'page.html', status: 415 },
  { name: 'a script', path: 'x.js', status: 415 },
  { name: 'a property name of Object.prototype as extension', path: 'x.constructor', status: 415 },
  { name: 'a path that leaves the bucket', path: 'a/../../x.png', status: 400 },
  { name: 'a hidden file', path: '.x.png', status: 400 },
  { name: 'a file below a file', path: `${courseImage!.name}/x.png`, status: 409 },
  { name: 'a course image', path: courseImage!.name, status: 409 },
])('$name cannot be uploaded', async ({ path, status }) => {
  const before = filesIn('images')
  const response = await administrator.fetch(`/storage/v1/object/images/${encodeURIComponent(path)}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(png(3, 2)),
  })
  expect(response.status).toBe(status)
  expect(filesIn('images')).toEqual(before)
})

test('a course image cannot be removed, and is restored if it is missing or outdated', async () => {
  const removed = await storageOf(administrator).from('images').remove([courseImage!.name])
  expect(removed.error).toMatchObject({ status: 409 })
  const target = join(site.config.dataDir, 'media/images', courseImage!.name)
  writeFileSync(target, 'older')
  await Promise.all([openCourseImages(site).seed(), openCourseImages(site).seed()])
  expect(readFileSync(target).equals(readFileSync(courseImage!.file))).toBe(true)
  expect(filesIn('images').filter((name) => name.startsWith('.'))).toEqual([])
})

test('the Supabase client can list and get buckets', async () => {
  const client = storageOf(administrator)
  const listed = await client.listBuckets()
  expect(listed.error).toBeNull()
  expect(listed.data!.map(({ id, name, public: isPublic }) => [id, name, isPublic])).toEqual([
    ['images', 'images', true],
    ['videos', 'videos', true],
    ['films', 'films', false],
  ])
  expect((await client.getBucket('videos')).data).toEqual(listed.data![1])
  expect((await client.getBucket('secrets')).error).toMatchObject({ status: 404 })
  expect((await storageOf({}).listBuckets()).error).toMatchObject({ status: 401 })
})
