import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { courseImages } from '@course/content/course/images'
import {
  captionsUploadPath,
  imageUploadPath,
  type MediaFile,
  type SignedVideoUrls,
  videoUploadPath,
} from '@course/contract/media/media'
import { StorageClient } from '@supabase/storage-js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { noisyPng, png, pngChunk } from '../testing/images.ts'
import { type ObjectStorage, startObjectStorage } from '../testing/object-storage.ts'
import { freePorts } from '../testing/start-process.ts'
import { openSite, type RunningSite, startSite } from '../testing/start-site.ts'
import { box, mp4 } from '../testing/videos.ts'
import { openCourseImages } from './course-images.ts'
import { listFiles, listSchema } from './list-files.ts'
import { openStore } from './open-store.ts'

let storage: ObjectStorage
let site: RunningSite
let close: () => Promise<void>

beforeAll(async () => {
  storage = await startObjectStorage()
  ;({ site, close } = await openSite({ env: storage.env }))
})
afterAll(async () => {
  await close()
  await storage.close()
})

const fetchPublic = (path: string, init?: RequestInit) =>
  fetch(`${site.url}/storage/v1/object/public/${path}`, init)

async function bucketOf(name: 'images' | 'videos') {
  const { accessToken } = await site.administrator()
  return new StorageClient(`${site.url}/storage/v1`, { authorization: `Bearer ${accessToken}` }).from(name)
}

test('course images are uploaded once, and again if one is missing', async () => {
  const [image] = courseImages()
  const stored = storage.objects.get(`images/${image!.name}`)
  expect(stored?.type).toBe('image/svg+xml')
  const response = await fetchPublic(`images/${image!.name}`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(image!.file))).toBe(true)

  await openCourseImages(site).seed()
  expect(storage.objects.get(`images/${image!.name}`)).toBe(stored)
  storage.objects.delete(`images/${image!.name}`)
  await openCourseImages(site).seed()
  expect(storage.objects.get(`images/${image!.name}`)?.bytes.equals(stored!.bytes)).toBe(true)
})

test('the administrator can upload, list, replace and remove files', async () => {
  const bucket = await bucketOf('videos')
  const pattern = Buffer.from(Array.from({ length: 296_000 }, (_, index) => index % 251))
  const video = Buffer.concat([mp4(320, 180), box('mdat', pattern)])
  expect((await bucket.upload('talks & more/ein Film ü.mp4', video)).error).toBeNull()
  expect(storage.objects.get('videos/talks & more/ein Film ü.mp4')).toMatchObject({ type: 'video/mp4' })
  expect((await bucket.upload('talks & more/ein Film ü.mp4', video)).error).toMatchObject({ status: 409 })

  expect((await bucket.list()).data).toEqual([expect.objectContaining({ name: 'talks & more', id: null })])
  const [listed] = (await bucket.list('talks & more')).data!
  expect(listed).toMatchObject({
    name: 'ein Film ü.mp4',
    metadata: { size: video.length, mimetype: 'video/mp4' },
  })

  const path = `videos/${encodeURIComponent('talks & more/ein Film ü.mp4')}`
  const whole = await fetchPublic(path)
  expect(whole.headers.get('content-length')).toBe(String(video.length))
  expect(Buffer.from(await whole.arrayBuffer()).equals(video)).toBe(true)
  const etag = whole.headers.get('etag')!
  expect((await fetchPublic(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const part = await fetchPublic(path, { headers: { range: 'bytes=1000-1999', 'if-range': etag } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${video.length}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(1000, 2000))).toBe(true)
  expect((await fetchPublic(path, { headers: { range: `bytes=${video.length}-` } })).status).toBe(416)

  expect((await bucket.update('talks & more/ein Film ü.mp4', mp4(64, 36))).error).toBeNull()
  expect(Buffer.from(await (await fetchPublic(path)).arrayBuffer()).equals(mp4(64, 36))).toBe(true)
  expect((await bucket.remove(['talks & more/ein Film ü.mp4', 'none.mp4'])).error).toBeNull()
  expect((await fetchPublic(path)).status).toBe(404)
  expect([...storage.objects.keys()].filter((name) => name.startsWith('videos/'))).toEqual([])
})

test('reads an object, or a range of it, with one GET', async () => {
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))
  storage.objects.set('videos/once.mp4', { bytes, modifiedAt: new Date(), type: 'video/mp4' })
  const read = async (range?: string) => {
    storage.requests.length = 0
    const response = await fetchPublic('videos/once.mp4', { headers: range ? { range } : {} })
    const body = Buffer.from(await response.arrayBuffer())
    expect(storage.requests).toEqual(['GET videos/once.mp4'])
    return [response.status, response.headers.get('content-range'), body] as const
  }
  expect(await read()).toEqual([200, null, bytes])
  expect(await read('bytes=1000-1999')).toEqual([206, 'bytes 1000-1999/5000', bytes.subarray(1000, 2000)])
  expect(await read('bytes=4000-')).toEqual([206, 'bytes 4000-4999/5000', bytes.subarray(4000)])
  expect(await read('bytes=4000-9999')).toEqual([206, 'bytes 4000-4999/5000', bytes.subarray(4000)])

  // What cannot be requested at once is requested again.
  const suffix = await fetchPublic('videos/once.mp4', { headers: { range: 'bytes=-10' } })
  expect(Buffer.from(await suffix.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true)
  const outdated = await fetchPublic('videos/once.mp4', {
    headers: { range: 'bytes=0-9', 'if-range': '"old"' },
  })
  expect(Buffer.from(await outdated.arrayBuffer()).equals(bytes)).toBe(true)
  storage.objects.delete('videos/once.mp4')
})

test('an image uploaded in the editor is stored without metadata', async () => {
  const { fetch: send } = await site.administrator()
  const body = new Uint8Array(png(3, 2, [pngChunk('tEXt', Buffer.from('secret'))]))
  const headers = { 'content-type': 'application/octet-stream' }
  const response = await send(`${imageUploadPath}?operation=${'a'.repeat(32)}`, {
    method: 'POST',
    headers,
    body,
  })
  const { path } = (await response.json()) as MediaFile
  expect(storage.objects.get(path)).toMatchObject({ type: 'image/png', bytes: png(3, 2) })
  expect((await fetchPublic(path)).status).toBe(200)
  storage.objects.delete(path)
})

test('the smaller sizes of an image are stored, and removed with it', async () => {
  const { fetch: send } = await site.administrator()
  const post = (path: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
    send(path, { method: 'POST', headers: { 'content-type': type }, body })
  const upload = `${imageUploadPath}?operation=${'d'.repeat(32)}`
  const { id } = (await (
    await post(upload, 'image/png', new Uint8Array(noisyPng(600, 20)))
  ).json()) as MediaFile
  const stored = () => [...storage.objects.keys()].filter((name) => name.includes(id)).length
  await expect.poll(stored, { timeout: 20_000 }).toBe(3)
  const deletion = { id, operationId: randomUUID() }
  expect(
    (await post('/functions/v1/admin-media-delete', 'application/json', JSON.stringify(deletion))).status,
  ).toBe(200)
  await expect.poll(stored).toBe(0)
})

test('a video is stored, and fetched in ranges by its signed URL', async () => {
  const { fetch: send } = await site.administrator()
  const post = (path: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
    send(path, { method: 'POST', headers: { 'content-type': type }, body })
  const video = new Uint8Array(mp4(320, 180))
  const uploadResponse = await post(`${videoUploadPath}?operation=${'b'.repeat(32)}`, 'video/mp4', video)
  const { id, path } = (await uploadResponse.json()) as MediaFile
  expect(storage.objects.get(path)).toMatchObject({ type: 'video/mp4', bytes: mp4(320, 180) })
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n'
  const query = new URLSearchParams({ operation: 'c'.repeat(32), film: id })
  expect((await post(`${captionsUploadPath}?${query}`, 'text/vtt', captions)).status).toBe(200)

  const response = await post('/functions/v1/film', 'application/json', JSON.stringify({ id }))
  const urls = (await response.json()) as SignedVideoUrls
  const part = await fetch(site.url + urls.video, { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(mp4(320, 180).subarray(100, 200))).toBe(true)
  expect(await (await fetch(site.url + urls.captions)).text()).toBe(captions)
  expect((await fetchPublic(path)).status).toBe(404)
})

test('reports a wrong key before the site starts', async () => {
  const wrongSecret = { ...storage.env, S3_SECRET_ACCESS_KEY: 'another secret' }
  await expect(openSite({ env: wrongSecret })).rejects.toThrow(
    /S3_SECRET_ACCESS_KEY do not open a bucket: .*SignatureDoesNotMatch/,
  )
})

test('the site starts while storage is down, and uploads its images once storage is back', async () => {
  const port = Number((await freePorts(1))[0])
  const unreachable = await startObjectStorage(port)
  await unreachable.close()
  const startedSite = await startSite({ env: unreachable.env })
  const fetchMediaCheck = async () => {
    const response = await fetch(`${startedSite.url}/readyz`)
    const { checks } = (await response.json()) as { checks: Record<string, string> }
    return [response.status, checks.media]
  }
  expect(await fetchMediaCheck()).toEqual([200, 'degraded'])
  expect(await fetchMediaCheck()).toEqual([200, 'degraded'])
  expect(startedSite.logged.filter((line) => line.includes('media is degraded'))).toHaveLength(1)

  const restored = await startObjectStorage(port)
  onTestFinished(restored.close)
  startedSite.jobs.trigger('course-images')
  await expect.poll(() => restored.objects.size).toBe(courseImages().length)
  startedSite.clock.advance(10)
  expect(await fetchMediaCheck()).toEqual([200, 'ok'])
})

test('leaves no files on disk', () => {
  for (const bucket of ['images', 'videos', 'films']) {
    expect(readdirSync(join(site.config.dataDir, 'media', bucket))).toEqual([])
  }
})

test('lists a folder completely', async () => {
  const { data } = await (await bucketOf('images')).list()
  expect(data!.map(({ name }) => name)).toEqual(courseImages().map(({ name }) => name))
})

test('lists every object for a backup, and at most 10,000 to the administrator', async () => {
  const large = await startObjectStorage(0, 1000)
  onTestFinished(large.close)
  const object = { bytes: Buffer.from('a'), modifiedAt: new Date(), type: 'image/png' }
  for (let number = 0; number < 10_001; number++) large.objects.set(`images/${number}.png`, object)
  const store = openStore(readConfig(large.env))
  expect(await store.list('images', '')).toHaveLength(10_001)
  const page = { prefix: '', limit: 1000, search: '' }
  expect(await listFiles(store, 'images', listSchema.parse({ ...page, offset: 9000 }))).toHaveLength(1000)
  expect(await listFiles(store, 'images', listSchema.parse({ ...page, offset: 10_000 }))).toHaveLength(0)
})

test('does not take a missing bucket for an empty one', async () => {
  const url = storage.env.S3_BUCKET_URL!.replace(/course$/, 'missing')
  const store = openStore(readConfig({ ...storage.env, S3_BUCKET_URL: url }))
  await expect(store.list('images', '')).rejects.toThrow('The bucket does not exist')
})

test('serves and removes an empty file', async () => {
  const bucket = await bucketOf('images')
  storage.objects.set('images/empty.png', {
    ...storage.objects.values().next().value!,
    bytes: Buffer.alloc(0),
  })
  const response = await fetchPublic('images/empty.png')
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '0'])
  expect((await bucket.remove(['empty.png'])).error).toBeNull()
})

test.each(['images/none.png', 'images/lesson-1'])('%s is not found', async (path) => {
  expect((await fetchPublic(path)).status).toBe(404)
})
