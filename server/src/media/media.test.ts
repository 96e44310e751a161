import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { courseImages } from '@course/content/course/images'
import { StorageClient } from '@supabase/storage-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { openCourseImages } from './course-images.ts'

let site: RunningSite
let close: () => Promise<void>
let administrator: Member
const video = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))
const [picture] = courseImages()

beforeAll(async () => {
  ;({ site, close } = await openSite())
  administrator = await site.administrator()
  writeFileSync(join(site.config.dataDir, 'media/videos/intro.mp4'), video)
  mkdirSync(join(site.config.dataDir, 'media/images/deep folder'))
  writeFileSync(join(site.config.dataDir, 'media/images/deep folder/a ü.png'), 'png')
  writeFileSync(join(site.config.dataDir, 'secret.txt'), 'secret')
})
afterAll(() => close())

const read = (path: string, init?: RequestInit) => fetch(`${site.url}/storage/v1/object/public/${path}`, init)

const storageOf = (person: { accessToken?: string }) =>
  new StorageClient(`${site.url}/storage/v1`, {
    ...(person.accessToken && { authorization: `Bearer ${person.accessToken}` }),
  })

const filesIn = (bucket: string) => readdirSync(join(site.config.dataDir, 'media', bucket)).sort()

test('every picture of the course is there for everybody', async () => {
  for (const { name, file } of courseImages()) {
    const answer = await read(`images/${name}`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(file))).toBe(true)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  }
})

test('the address that the official client builds works, also with odd names', async () => {
  const { data } = storageOf({}).from('images').getPublicUrl('deep folder/a ü.png')
  const answer = await fetch(data.publicUrl)
  expect([answer.status, await answer.text()]).toEqual([200, 'png'])
})

test('a video can be read in parts', async () => {
  const whole = await read('videos/intro.mp4')
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(whole.headers.get('content-length')).toBe('5000')
  expect(whole.headers.get('content-type')).toBe('video/mp4')
  await whole.arrayBuffer()
  const part = await read('videos/intro.mp4', { headers: { range: 'bytes=1000-1999' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 1000-1999/5000')
  expect(part.headers.get('content-length')).toBe('1000')
  expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(1000, 2000))).toBe(true)
  const tail = await read('videos/intro.mp4', { headers: { range: 'bytes=-7' } })
  expect(Buffer.from(await tail.arrayBuffer()).equals(video.subarray(-7))).toBe(true)
  const beyond = await read('videos/intro.mp4', { headers: { range: 'bytes=5000-' } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe('bytes */5000')
  expect(await beyond.json()).toMatchObject({ statusCode: '416' })
})

test('what a browser has is not sent again', async () => {
  const first = await read('videos/intro.mp4', { method: 'HEAD' })
  expect(first.headers.get('content-length')).toBe('5000')
  const etag = first.headers.get('etag')!
  const modified = first.headers.get('last-modified')!
  const same = async (headers: Record<string, string>) => (await read('videos/intro.mp4', { headers })).status
  expect(await same({ 'if-none-match': etag })).toBe(304)
  expect(await same({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
  expect(await same({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200)
  expect(await same({ 'if-modified-since': modified })).toBe(304)
  expect(await same({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200)
  expect(await same({ range: 'bytes=0-9', 'if-range': etag })).toBe(206)
  expect(await same({ range: 'bytes=0-9', 'if-range': '"older"' })).toBe(200)
})

test('a download gets a name that cannot break out of its header', async () => {
  const disposition = async (query: string) =>
    (await read(`videos/intro.mp4?${query}`)).headers.get('content-disposition')
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
])('%s is refused in the words of the protocol', async (path, status, code) => {
  // As it stands: a client that tidies the path first would not ask the question.
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
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
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toMatchObject({ statusCode: String(status), code })
})

test('a name that no disk could hold is not found', async () => {
  expect((await read(`images/${'a'.repeat(300)}.png`)).status).toBe(404)
})

test('the administrator uploads, lists, downloads and removes with the official client', async () => {
  const bucket = storageOf(administrator).from('videos')
  const big = Buffer.alloc(3 * 1024 * 1024, 7)
  expect((await bucket.upload('talks/one.mp4', big, { contentType: 'video/mp4' })).error).toBeNull()
  const form = await bucket.upload(
    'talks/two.webm',
    new Blob([new Uint8Array([1, 2, 3])], { type: 'video/webm' }),
  )
  expect(form.error).toBeNull()
  expect(form.data!.path).toBe('talks/two.webm')
  expect(Buffer.from(await (await read('videos/talks/one.mp4')).arrayBuffer()).equals(big)).toBe(true)
  expect([...new Uint8Array(await (await read('videos/talks/two.webm')).arrayBuffer())]).toEqual([1, 2, 3])

  const again = await bucket.upload('talks/two.webm', Buffer.from('x'))
  expect(again.error).toMatchObject({ status: 409, statusCode: '409' })
  expect((await bucket.upload('talks/two.webm', Buffer.from('xyz'), { upsert: true })).error).toBeNull()
  expect((await bucket.update('talks/one.mp4', Buffer.from('abc'))).error).toBeNull()
  const downloaded = await bucket.download('talks/one.mp4')
  expect(await downloaded.data!.text()).toBe('abc')

  const listed = await bucket.list('talks')
  expect(listed.data!.map(({ name, metadata }) => [name, metadata!.size])).toEqual([
    ['one.mp4', 3],
    ['two.webm', 3],
  ])
  expect((await bucket.list()).data).toContainEqual(expect.objectContaining({ name: 'talks', id: null }))

  expect((await bucket.remove(['talks/one.mp4', 'talks/two.webm', 'talks/none.mp4'])).error).toBeNull()
  expect((await bucket.list('talks')).data).toEqual([])
  expect(filesIn('videos')).toEqual(['intro.mp4', 'talks'])
})

test.each([
  { who: 'a visitor', person: async () => ({}), status: 401 },
  { who: 'a paying learner', person: () => site.paidCustomer(), status: 403 },
])('$who only reads', async ({ person, status }) => {
  const bucket = storageOf(await person()).from('images')
  const before = filesIn('images')
  expect((await bucket.upload('mine.png', Buffer.from('x'))).error).toMatchObject({ status })
  expect((await bucket.remove(['deep folder/a ü.png'])).error).toMatchObject({ status })
  expect((await bucket.list()).error).toMatchObject({ status })
  expect((await bucket.download('deep folder/a ü.png')).error).not.toBeNull()
  expect(filesIn('images')).toEqual(before)
})

test.each([
  { name: 'a page', path: 'page.html', status: 415 },
  { name: 'a script', path: 'x.js', status: 415 },
  { name: 'a name that every object has', path: 'x.constructor', status: 415 },
  { name: 'a path out of the bucket', path: 'a/../../x.png', status: 400 },
  { name: 'a hidden file', path: '.x.png', status: 400 },
  { name: 'a file below a file', path: `${picture!.name}/x.png`, status: 409 },
  { name: 'a picture of the course', path: picture!.name, status: 409 },
])('$name cannot be uploaded', async ({ path, status }) => {
  const before = filesIn('images')
  const answer = await administrator.fetch(`/storage/v1/object/images/${encodeURIComponent(path)}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: 'x',
  })
  expect(answer.status).toBe(status)
  expect(filesIn('images')).toEqual(before)
})

test('a picture of the course stays, and comes back when it was lost or is outdated', async () => {
  const removed = await storageOf(administrator).from('images').remove([picture!.name])
  expect(removed.error).toMatchObject({ status: 409 })
  const target = join(site.config.dataDir, 'media/images', picture!.name)
  writeFileSync(target, 'older')
  await Promise.all([openCourseImages(site).seed(), openCourseImages(site).seed()])
  expect(readFileSync(target).equals(readFileSync(picture!.file))).toBe(true)
  expect(filesIn('images').filter((name) => name.startsWith('.'))).toEqual([])
})

test('the buckets can be listed and looked at with the official client', async () => {
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
