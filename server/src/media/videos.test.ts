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

async function uploaded(body = mp4(320, 180), query?: Query, type = 'video/mp4'): Promise<MediaFile> {
  const response = await send(videoUploadPath, body, type, query)
  expect(response.status).toBe(200)
  return (await response.json()) as MediaFile
}

const ask = (person: Person, { id }: { id: string }) =>
  person.fetch('/functions/v1/film', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  })

async function addressesOf(file: MediaFile, person: Person = administrator): Promise<SignedVideoUrls> {
  const response = await ask(person, file)
  expect(response.status).toBe(200)
  return (await response.json()) as SignedVideoUrls
}

const read = (address: string, init?: RequestInit) => fetch(site.url + address, init)
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const show = ({ path }: MediaFile) => `<p>Watch:</p><video src="${path}" title="A talk"></video>`
const saveLesson = (lesson: string, content: string) =>
  administrator.rest
    .from('lesson_content')
    .upsert({ lesson_id: lesson, page_number: 1, content })
    .select('content')
    .single()
    .throwOnError()

const left = () => readdirSync(join(site.config.dataDir, 'media/films'), { recursive: true }).toSorted()
const rows = () => site.db.selectFrom('media_files').selectAll().execute()

const secret = Buffer.from('52.5200+013.4050')

test.each([
  {
    name: 'an MP4 film',
    type: 'video/mp4',
    bytes: mp4(320, 180, { extra: [box('udta', secret)] }),
    clean: mp4(320, 180, { extra: [box('free', Buffer.alloc(secret.length))] }),
  },
  {
    name: 'an upright film of a phone',
    type: 'video/mp4',
    bytes: mp4(180, 320, { isTurned: true, brand: 'mp42', extra: [box('meta', secret)] }),
    clean: mp4(180, 320, {
      isTurned: true,
      brand: 'mp42',
      extra: [box('free', Buffer.alloc(secret.length))],
    }),
  },
  {
    name: 'a WebM film',
    type: 'video/webm',
    bytes: webm(320, 180, { extra: [element(0x1254c367, secret)] }),
    clean: webm(320, 180, { extra: [Buffer.concat([Buffer.from([0xec, 0x80 | 26]), Buffer.alloc(26)])] }),
  },
  {
    name: 'a film recorded in a browser',
    type: 'video/webm',
    bytes: webm(320, 180, { length: 'unknown' }),
    clean: webm(320, 180, { length: 'unknown' }),
  },
])(
  '$name is stored without what is not needed to play it, and read in parts',
  async ({ type, bytes, clean }) => {
    const file = await uploaded(bytes, {}, type)
    expect(file).toEqual({
      id: expect.any(String),
      path: `films/uploads/${file.id}.${type.slice('video/'.length)}`,
      bytes: bytes.length,
      width: 320,
      height: 180,
    })
    const { film, captions, poster } = await addressesOf(file)
    expect([captions, poster]).toEqual([null, null])
    const response = await read(film)
    expect((await bytesOf(response)).equals(clean)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'accept-ranges': 'bytes',
    })
    const part = await read(film, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${clean.length}`])
    expect((await bytesOf(part)).equals(clean.subarray(100, 200))).toBe(true)
    expect(left().filter((name) => String(name).startsWith('.'))).toEqual([])
  },
)

test.each([
  { name: 'a page', body: '<!doctype html><script>alert(1)</script>' },
  { name: 'nothing', body: '' },
  { name: 'JSON', body: '{"a":1}', type: 'application/json' },
  { name: 'a picture', body: png(3, 2) },
  { name: 'a film that claims to be the other format', body: mp4(3, 2), type: 'video/webm' },
  { name: 'a film that claims to be a page', body: webm(3, 2), type: 'text/html' },
  { name: 'a QuickTime film', body: mp4(3, 2, { brand: 'qt  ' }) },
  { name: 'a picture in the structure of a film', body: mp4(3, 2, { brand: 'avif' }) },
  { name: 'sound alone', body: mp4(3, 2, { handler: 'soun' }) },
  { name: 'a film without a size', body: mp4(0, 0) },
  { name: 'half a film', body: mp4(3, 2).subarray(0, 400) },
  { name: 'a film with an archive behind it', body: Buffer.concat([mp4(3, 2), Buffer.from('PK\x03\x04')]) },
  { name: 'a film with a page before it', body: Buffer.concat([box('html', secret), mp4(3, 2)]) },
  { name: 'a box that reaches beyond the end', body: mp4(3, 2, { extra: [Buffer.from('\x7f\0\0\0udta')] }) },
  {
    name: 'nothing but tiny parts',
    body: mp4(3, 2, { extra: Array.from({ length: 10_001 }, () => box('udta')) }),
  },
  { name: 'another film of the family', body: webm(3, 2, { docType: 'matroska' }), type: 'video/webm' },
  { name: 'half a WebM film', body: webm(3, 2).subarray(0, 90), type: 'video/webm' },
  {
    name: 'a WebM film with a page behind it',
    body: Buffer.concat([webm(3, 2), Buffer.from('<script>')]),
    type: 'video/webm',
  },
  {
    name: 'a recording with a page behind it',
    body: Buffer.concat([webm(3, 2, { length: 'unknown' }), Buffer.from('<script>')]),
    type: 'video/webm',
  },
  {
    name: 'a WebM film with something unknown',
    body: webm(3, 2, { extra: [element(0x4567, secret)] }),
    type: 'video/webm',
  },
])('$name is refused and leaves nothing', async ({ body, type = 'video/mp4' }) => {
  const before = [left(), (await rows()).length]
  const response = await send(videoUploadPath, body, type)
  expect([response.status, await response.json()]).toEqual([
    415,
    expect.objectContaining({ statusCode: '415' }),
  ])
  expect([left(), (await rows()).length]).toEqual(before)
})

test('a film of two gigabytes is refused by its announced length, before a byte of it has come', async () => {
  const sent = request(`${site.url}${videoUploadPath}?operation=${newOperation()}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${administrator.accessToken}`,
      'content-type': 'video/mp4',
      'content-length': 2 * 1024 ** 3,
    },
  })
  const status = await new Promise((resolve, reject) => {
    sent.on('response', (response) => resolve(response.statusCode)).on('error', reject)
    sent.flushHeaders()
  })
  sent.destroy()
  expect(status).toBe(413)
})

test('the same upload again stores nothing more, and another film takes its place in the same format', async () => {
  const operation = newOperation()
  const first = await uploaded(mp4(3, 2), { operation })
  const before = [left(), (await rows()).length]
  expect(await uploaded(mp4(3, 2), { operation })).toEqual(first)
  const replaced = await uploaded(mp4(30, 20), { replaces: first.id })
  expect(replaced).toMatchObject({ id: first.id, path: first.path, width: 30 })
  expect([left(), (await rows()).length]).toEqual(before)
  expect((await bytesOf(await read((await addressesOf(first)).film))).equals(mp4(30, 20))).toBe(true)
  expect((await send(videoUploadPath, webm(3, 2), 'video/webm', { replaces: first.id })).status).toBe(415)
})

test('only those who may read a text that shows a film get its address', async () => {
  const [first, second, open, unused, further] = await Promise.all(
    [1, 2, 3, 4, 5].map((side) => uploaded(mp4(side, 9))),
  )
  const stored = await saveLesson('lesson1', show(first!))
  expect(stored.data).toEqual({
    content: `<p>Watch:</p><video src="${first!.path}" title="A talk" controls preload="metadata"></video>`,
  })
  await saveLesson('lesson2', show(second!))
  await administrator.rest
    .from('policy_content')
    .insert({ policy_type: 'terms', content: show(open!) })
    .throwOnError()
  const article = { text: 'article/the-dip', content: show(further!), base_version: 1 }
  expect((await administrator.functions.invoke('save-library-text', { body: article })).error).toBeNull()
  const everybody: [string, Person][] = [
    ['visitor', site.visitor()],
    ['signed up', await site.signedUp()],
    ['paid', await site.paidCustomer()],
    ['support', await site.staffMember('support')],
    ['administrator', administrator],
  ]
  const seen = await Promise.all(
    everybody.map(async ([who, person]) => [
      who,
      ...(await Promise.all(
        [first!, second!, open!, unused!, further!].map(async (file) => (await ask(person, file)).status),
      )),
    ]),
  )
  expect(seen).toEqual([
    ['visitor', 404, 404, 200, 404, 404],
    ['signed up', 404, 404, 200, 404, 404],
    ['paid', 200, 404, 200, 404, 200],
    ['support', 404, 404, 200, 404, 404],
    ['administrator', 200, 200, 200, 200, 200],
  ])
})

test('a film has no public address, and the storage API leaves it alone', async () => {
  const { path } = await uploaded()
  expect((await read(`/storage/v1/object/public/${path}`)).status).toBe(404)
  expect((await read(`/storage/v1/object/sign/${path}`)).status).toBe(403)
  const customer = await site.paidCustomer()
  for (const address of [`/storage/v1/object/${path}`, `/storage/v1/object/authenticated/${path}`]) {
    expect((await read(address)).status).toBe(401)
    expect((await customer.fetch(address)).status).toBe(403)
  }
  const put = await administrator.fetch(`/storage/v1/object/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'video/mp4' },
    body: 'x',
  })
  expect(put.status).toBe(409)
})

test('an address opens one file, for a quarter of an hour', async () => {
  const [film, other] = [await uploaded(), await uploaded()]
  const { film: address } = await addressesOf(film)
  expect((await read(address)).status).toBe(200)
  const [path, token = ''] = address.split('?token=')
  const [expires, proof] = token.split('.')
  for (const spoilt of [
    `${path}?token=${Number(expires) + 1000}.${proof}`,
    `${path}?token=${expires}.${proof?.slice(0, -1)}`,
    `${path}?token=${'9'.repeat(15)}.${proof}`,
    `${path}?token=${'a'.repeat(90)}`,
    `${path?.replace(film.id, other.id)}?token=${token}`,
    `${path?.replace('/films/', '/videos/')}?token=${token}`,
  ])
    expect((await read(spoilt)).status).toBe(403)
  expect((await read(`${path}?token=${'a'.repeat(1000)}`)).status).toBe(400)
  site.clock.advance(15 * 60)
  const expired = await read(address, { headers: { range: 'bytes=0-9' } })
  expect([expired.status, await expired.json()]).toEqual([
    403,
    expect.objectContaining({ statusCode: '403' }),
  ])
  expect((await read((await addressesOf(film)).film)).status).toBe(200)
})

const captions = 'WEBVTT\n\n1\n00:00.000 --> 00:02.000 align:start\nHello <b>there</b>\n'

test('a film gets captions and a poster, which are replaced by others', async () => {
  const film = await uploaded()
  const styled = captions.replace(
    'WEBVTT\n',
    'WEBVTT - made by hand\r\n\r\nSTYLE\r\n::cue { background: url(https://evil.example/) }\r\n\r\nNOTE secret\r\n',
  )
  const sent = await send(captionsUploadPath, styled, 'text/vtt', { film: film.id })
  expect(sent.status).toBe(200)
  const picture = png(30, 20, [pngChunk('tEXt', secret)])
  expect((await send(posterUploadPath, picture, 'image/png', { film: film.id })).status).toBe(200)
  const first = await addressesOf(film)
  expect(first.captionsLanguage).toBe('en')
  const shown = await read(first.captions!)
  expect(await shown.text()).toBe(captions)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
  })
  expect((await bytesOf(await read(first.poster!))).equals(png(30, 20))).toBe(true)

  const before = left()
  const operation = newOperation()
  for (const _ of [1, 2])
    expect((await send(posterUploadPath, png(3, 2), 'image/png', { film: film.id, operation })).status).toBe(
      200,
    )
  const german = { film: film.id, language: 'de' }
  expect((await send(captionsUploadPath, captions, 'text/vtt', german)).status).toBe(200)
  expect(left()).toHaveLength(before.length)
  expect([(await read(first.captions!)).status, (await read(first.poster!)).status]).toEqual([404, 404])
  const { poster, captionsLanguage } = await addressesOf(film)
  expect(captionsLanguage).toBe('de')
  expect((await bytesOf(await read(poster!))).equals(png(3, 2))).toBe(true)
})

test.each([
  { name: 'subtitles of another format', body: '1\n00:00:01,000 --> 00:00:02,000\nHello\n', status: 415 },
  { name: 'captions without a caption', body: 'WEBVTT\n\nNOTE nothing here\n', status: 415 },
  { name: 'a page', body: '<!doctype html><script>alert(1)</script>', status: 415 },
  {
    name: 'what is no text',
    body: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n\xff\xfe', 'latin1'),
    status: 415,
  },
  { name: 'a megabyte and more', body: captions.padEnd(MAX_CAPTIONS_BYTES + 1), status: 413 },
  { name: 'captions of nothing', body: captions, film: 'f'.repeat(32), status: 404 },
  { name: 'captions that say no film', body: captions, film: '', status: 400 },
  { name: 'captions in no language', body: captions, language: '<b>', status: 400 },
])('$name are refused and leave nothing', async ({ body, film, language = 'en', status }) => {
  const { id } = await uploaded()
  const before = left()
  const sent = await send(captionsUploadPath, body, 'text/vtt', { film: film ?? id, language })
  expect(sent.status).toBe(status)
  expect(left()).toEqual(before)
})

test('hostile words in captions are words, whatever they say', async () => {
  const film = await uploaded()
  const words = hostileCases.map(({ html }) => html.replace(/\s*\n\s*/g, ' ').replaceAll('-->', ''))
  const cues = words.map((html) => `00:00.000 --> 00:01.000\n${html.replaceAll('\0', '')}`)
  const body = `WEBVTT\n\n${cues.join('\n\n')}\n`.toWellFormed()
  expect((await send(captionsUploadPath, body, 'text/html', { film: film.id })).status).toBe(200)
  const response = await read((await addressesOf(film)).captions!)
  expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})
