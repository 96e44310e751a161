import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import {
  captionsUploadPath,
  MAX_CAPTIONS_BYTES,
  type MediaFile,
  posterUploadPath,
  type SignedVideoUrls,
  videoUploadPath,
} from '@course/contract/media/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileCases } from '../testing/hostile-html.ts'
import { png, pngChunk } from '../testing/images.ts'
import type { Member, Person } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { box, element, mp4, webm } from '../testing/videos.ts'

let site: RunningSite
let close: () => Promise<void>
let administrator: Member

beforeAll(async () => {
  ;({ site, close } = await openSite())
  administrator = await site.staffMember('administrator')
})
afterAll(() => close())

const newOperation = () => randomBytes(16).toString('hex')

type Query = Record<string, string>

const send = (path: string, body: Buffer | string, type: string, query: Query = {}) =>
  administrator.fetch(`${path}?${new URLSearchParams({ operation: newOperation(), ...query })}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })

async function uploadVideo(body = mp4(320, 180), query?: Query, type = 'video/mp4'): Promise<MediaFile> {
  const response = await send(videoUploadPath, body, type, query)
  expect(response.status).toBe(200)
  return (await response.json()) as MediaFile
}

const requestSignedUrls = (person: Person, { id }: { id: string }) =>
  person.fetch('/functions/v1/film', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  })

async function fetchSignedUrls(file: MediaFile, person: Person = administrator): Promise<SignedVideoUrls> {
  const response = await requestSignedUrls(person, file)
  expect(response.status).toBe(200)
  return (await response.json()) as SignedVideoUrls
}

const fetchPath = (url: string, init?: RequestInit) => fetch(site.url + url, init)
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const embedVideo = ({ path }: MediaFile) => `<p>Watch:</p><video src="${path}" title="A talk"></video>`
const saveLesson = (lesson: string, content: string) =>
  administrator.rest
    .from('lesson_content')
    .upsert({ lesson_id: lesson, page_number: 1, content })
    .select('content')
    .single()
    .throwOnError()

const listStoredFiles = () =>
  readdirSync(join(site.config.dataDir, 'media/films'), { recursive: true }).toSorted()
const listRows = () => site.db.selectFrom('media_files').selectAll().execute()

const secret = Buffer.from('52.5200+013.4050')

test.each([
  {
    name: 'an MP4 video',
    type: 'video/mp4',
    bytes: mp4(320, 180, { extra: [box('udta', secret)] }),
    clean: mp4(320, 180, { extra: [box('free', Buffer.alloc(secret.length))] }),
  },
  {
    name: 'a portrait video from a phone',
    type: 'video/mp4',
    bytes: mp4(180, 320, { isRotated: true, brand: 'mp42', extra: [box('meta', secret)] }),
    clean: mp4(180, 320, {
      isRotated: true,
      brand: 'mp42',
      extra: [box('free', Buffer.alloc(secret.length))],
    }),
  },
  {
    name: 'a WebM video',
    type: 'video/webm',
    bytes: webm(320, 180, { extra: [element(0x1254c367, secret)] }),
    clean: webm(320, 180, { extra: [Buffer.concat([Buffer.from([0xec, 0x80 | 26]), Buffer.alloc(26)])] }),
  },
  {
    name: 'a video recorded in a browser',
    type: 'video/webm',
    bytes: webm(320, 180, { length: 'unknown' }),
    clean: webm(320, 180, { length: 'unknown' }),
  },
])('$name is stored without metadata, and fetched in ranges', async ({ type, bytes, clean }) => {
  const file = await uploadVideo(bytes, {}, type)
  expect(file).toEqual({
    id: expect.any(String),
    path: `films/uploads/${file.id}.${type.slice('video/'.length)}`,
    bytes: bytes.length,
    width: 320,
    height: 180,
  })
  const { video, captions, poster } = await fetchSignedUrls(file)
  expect([captions, poster]).toEqual([null, null])
  const response = await fetchPath(video)
  expect((await bytesOf(response)).equals(clean)).toBe(true)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'accept-ranges': 'bytes',
  })
  const part = await fetchPath(video, { headers: { range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${clean.length}`])
  expect((await bytesOf(part)).equals(clean.subarray(100, 200))).toBe(true)
  expect(listStoredFiles().filter((name) => String(name).startsWith('.'))).toEqual([])
})

test.each([
  { name: 'an HTML page', body: '<!doctype html><script>alert(1)</script>' },
  { name: 'an empty file', body: '' },
  { name: 'JSON', body: '{"a":1}', type: 'application/json' },
  { name: 'an image', body: png(3, 2) },
  { name: 'an MP4 video declared as WebM', body: mp4(3, 2), type: 'video/webm' },
  { name: 'a video declared as HTML', body: webm(3, 2), type: 'text/html' },
  { name: 'a QuickTime video', body: mp4(3, 2, { brand: 'qt  ' }) },
  { name: 'an AVIF image in an MP4 container', body: mp4(3, 2, { brand: 'avif' }) },
  { name: 'a file with only an audio track', body: mp4(3, 2, { handler: 'soun' }) },
  { name: 'a video without a size', body: mp4(0, 0) },
  { name: 'half a video', body: mp4(3, 2).subarray(0, 400) },
  { name: 'a video with an archive appended', body: Buffer.concat([mp4(3, 2), Buffer.from('PK\x03\x04')]) },
  { name: 'a video with a page before it', body: Buffer.concat([box('html', secret), mp4(3, 2)]) },
  { name: 'a box that extends past the end', body: mp4(3, 2, { extra: [Buffer.from('\x7f\0\0\0udta')] }) },
  {
    name: 'too many tiny boxes',
    body: mp4(3, 2, { extra: Array.from({ length: 10_001 }, () => box('udta')) }),
  },
  {
    name: 'a Matroska video that is not WebM',
    body: webm(3, 2, { docType: 'matroska' }),
    type: 'video/webm',
  },
  { name: 'half a WebM video', body: webm(3, 2).subarray(0, 90), type: 'video/webm' },
  {
    name: 'a WebM video with a page appended',
    body: Buffer.concat([webm(3, 2), Buffer.from('<script>')]),
    type: 'video/webm',
  },
  {
    name: 'a recording with a page appended',
    body: Buffer.concat([webm(3, 2, { length: 'unknown' }), Buffer.from('<script>')]),
    type: 'video/webm',
  },
  {
    name: 'a WebM video with an unknown element',
    body: webm(3, 2, { extra: [element(0x4567, secret)] }),
    type: 'video/webm',
  },
])('$name is refused and stores nothing', async ({ body, type = 'video/mp4' }) => {
  const before = [listStoredFiles(), (await listRows()).length]
  const response = await send(videoUploadPath, body, type)
  expect([response.status, await response.json()]).toEqual([
    415,
    expect.objectContaining({ statusCode: '415' }),
  ])
  expect([listStoredFiles(), (await listRows()).length]).toEqual(before)
})

test('a video of two gigabytes is refused by its content length, before the body is sent', async () => {
  const response = request(`${site.url}${videoUploadPath}?operation=${newOperation()}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${administrator.accessToken}`,
      'content-type': 'video/mp4',
      'content-length': 2 * 1024 ** 3,
    },
  })
  const status = await new Promise((resolve, reject) => {
    response.on('response', (response) => resolve(response.statusCode)).on('error', reject)
    response.flushHeaders()
  })
  response.destroy()
  expect(status).toBe(413)
})

test('repeating an upload stores nothing new, and a replacement must have the same format', async () => {
  const operation = newOperation()
  const first = await uploadVideo(mp4(3, 2), { operation })
  const count = async () => [listStoredFiles().length, (await listRows()).length]
  const before = await count()
  expect(await uploadVideo(mp4(3, 2), { operation })).toEqual(first)
  const replaced = await uploadVideo(mp4(30, 20), { replaces: first.id })
  expect(replaced).toMatchObject({ id: first.id, path: first.path, width: 30 })
  expect(await count()).toEqual(before)
  expect((await bytesOf(await fetchPath((await fetchSignedUrls(first)).video))).equals(mp4(30, 20))).toBe(
    true,
  )
  expect((await send(videoUploadPath, webm(3, 2), 'video/webm', { replaces: first.id })).status).toBe(415)
})

test('only callers who may read a text with the video get its signed URL', async () => {
  const [inLesson1, inLesson2, inTerms, unused, inArticle] = await Promise.all(
    [1, 2, 3, 4, 5].map((side) => uploadVideo(mp4(side, 9))),
  )
  const stored = await saveLesson('lesson1', embedVideo(inLesson1!))
  expect(stored.data).toEqual({
    content: `<p>Watch:</p><video src="${inLesson1!.path}" title="A talk" controls preload="metadata"></video>`,
  })
  await saveLesson('lesson2', embedVideo(inLesson2!))
  await administrator.rest
    .from('policy_content')
    .insert({ policy_type: 'terms', content: embedVideo(inTerms!) })
    .throwOnError()
  const article = { text: 'article/the-dip', content: embedVideo(inArticle!), base_version: 1 }
  expect((await administrator.functions.invoke('save-text', { body: article })).error).toBeNull()
  const people: [string, Person][] = [
    ['visitor', site.visitor()],
    ['signed up', await site.signedUp()],
    ['paid', await site.paidCustomer()],
    ['support', await site.staffMember('support')],
    ['administrator', administrator],
  ]
  const statuses = await Promise.all(
    people.map(async ([who, person]) => [
      who,
      ...(await Promise.all(
        [inLesson1!, inLesson2!, inTerms!, unused!, inArticle!].map(
          async (file) => (await requestSignedUrls(person, file)).status,
        ),
      )),
    ]),
  )
  expect(statuses).toEqual([
    ['visitor', 404, 404, 200, 404, 404],
    ['signed up', 404, 404, 200, 404, 404],
    ['paid', 200, 404, 200, 404, 200],
    ['support', 404, 404, 200, 404, 404],
    ['administrator', 200, 200, 200, 200, 200],
  ])
})

test('a video has no public URL, and the storage API cannot change it', async () => {
  const { path } = await uploadVideo()
  expect((await fetchPath(`/storage/v1/object/public/${path}`)).status).toBe(404)
  expect((await fetchPath(`/storage/v1/object/sign/${path}`)).status).toBe(403)
  const customer = await site.paidCustomer()
  for (const url of [`/storage/v1/object/${path}`, `/storage/v1/object/authenticated/${path}`]) {
    expect((await fetchPath(url)).status).toBe(401)
    expect((await customer.fetch(url)).status).toBe(403)
  }
  const put = await administrator.fetch(`/storage/v1/object/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'video/mp4' },
    body: 'x',
  })
  expect(put.status).toBe(409)
})

test('a signed URL is valid for one file and 15 minutes', async () => {
  const [file, other] = [await uploadVideo(), await uploadVideo()]
  const { video: url } = await fetchSignedUrls(file)
  expect((await fetchPath(url)).status).toBe(200)
  const [path, token = ''] = url.split('?token=')
  const [expires, signature] = token.split('.')
  for (const tampered of [
    `${path}?token=${Number(expires) + 1000}.${signature}`,
    `${path}?token=${expires}.${signature?.slice(0, -1)}`,
    `${path}?token=${'9'.repeat(15)}.${signature}`,
    `${path}?token=${'a'.repeat(90)}`,
    `${path?.replace(file.id, other.id)}?token=${token}`,
    `${path?.replace('/films/', '/videos/')}?token=${token}`,
  ])
    expect((await fetchPath(tampered)).status).toBe(403)
  expect((await fetchPath(`${path}?token=${'a'.repeat(1000)}`)).status).toBe(400)
  site.clock.advance(15 * 60)
  const expired = await fetchPath(url, { headers: { range: 'bytes=0-9' } })
  expect([expired.status, await expired.json()]).toEqual([
    403,
    expect.objectContaining({ statusCode: '403' }),
  ])
  expect((await fetchPath((await fetchSignedUrls(file)).video)).status).toBe(200)
})

const captions = 'WEBVTT\n\n1\n00:00.000 --> 00:02.000 align:start\nHello <b>there</b>\n'

test('a video gets captions and a poster, which can be replaced', async () => {
  const videoFile = await uploadVideo()
  const styled = captions.replace(
    'WEBVTT\n',
    'WEBVTT - made by hand\r\n\r\nSTYLE\r\n::cue { background: url(https://evil.example/) }\r\n\r\nNOTE secret\r\n',
  )
  const response = await send(captionsUploadPath, styled, 'text/vtt', { film: videoFile.id })
  expect(response.status).toBe(200)
  const image = png(30, 20, [pngChunk('tEXt', secret)])
  expect((await send(posterUploadPath, image, 'image/png', { film: videoFile.id })).status).toBe(200)
  const first = await fetchSignedUrls(videoFile)
  expect(first.captionsLanguage).toBe('en')
  const captionsResponse = await fetchPath(first.captions!)
  expect(await captionsResponse.text()).toBe(captions)
  expect(Object.fromEntries(captionsResponse.headers)).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
  })
  expect((await bytesOf(await fetchPath(first.poster!))).equals(png(30, 20))).toBe(true)

  const before = listStoredFiles()
  const operation = newOperation()
  for (const _ of [1, 2])
    expect(
      (await send(posterUploadPath, png(3, 2), 'image/png', { film: videoFile.id, operation })).status,
    ).toBe(200)
  const german = { film: videoFile.id, language: 'de' }
  expect((await send(captionsUploadPath, captions, 'text/vtt', german)).status).toBe(200)
  expect(listStoredFiles()).toHaveLength(before.length)
  expect([(await fetchPath(first.captions!)).status, (await fetchPath(first.poster!)).status]).toEqual([
    404, 404,
  ])
  const { poster, captionsLanguage } = await fetchSignedUrls(videoFile)
  expect(captionsLanguage).toBe('de')
  expect((await bytesOf(await fetchPath(poster!))).equals(png(3, 2))).toBe(true)
})

test.each([
  { name: 'subtitles of another format', body: '1\n00:00:01,000 --> 00:00:02,000\nHello\n', status: 415 },
  { name: 'captions without a cue', body: 'WEBVTT\n\nNOTE nothing here\n', status: 415 },
  { name: 'an HTML page', body: '<!doctype html><script>alert(1)</script>', status: 415 },
  {
    name: 'invalid UTF-8',
    body: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n\xff\xfe', 'latin1'),
    status: 415,
  },
  { name: 'captions that are too large', body: captions.padEnd(MAX_CAPTIONS_BYTES + 1), status: 413 },
  { name: 'captions of an unknown video', body: captions, film: 'f'.repeat(32), status: 404 },
  { name: 'captions without a video id', body: captions, film: '', status: 400 },
  { name: 'captions with an invalid language', body: captions, language: '<b>', status: 400 },
])('refuses and does not store $name', async ({ body, film, language = 'en', status }) => {
  const { id } = await uploadVideo()
  const before = listStoredFiles()
  const response = await send(captionsUploadPath, body, 'text/vtt', { film: film ?? id, language })
  expect(response.status).toBe(status)
  expect(listStoredFiles()).toEqual(before)
})

test('hostile HTML in captions is served as plain captions', async () => {
  const videoFile = await uploadVideo()
  const cueTexts = hostileCases.map(({ html }) => html.replace(/\s*\n\s*/g, ' ').replaceAll('-->', ''))
  const cues = cueTexts.map((html) => `00:00.000 --> 00:01.000\n${html.replaceAll('\0', '')}`)
  const body = `WEBVTT\n\n${cues.join('\n\n')}\n`.toWellFormed()
  expect((await send(captionsUploadPath, body, 'text/html', { film: videoFile.id })).status).toBe(200)
  const response = await fetchPath((await fetchSignedUrls(videoFile)).captions!)
  expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})
