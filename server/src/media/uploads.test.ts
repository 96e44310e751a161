import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { imageUploadPath, MAX_IMAGE_BYTES, type MediaFile } from '@course/contract/media/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exif, gif, jpeg, noisyPng, png, pngChunk, webp } from '../testing/images.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
let administrator: Member

beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /connection lost/ }))
  administrator = await site.staffMember('administrator')
})
afterAll(() => close())

const newOperation = () => randomBytes(16).toString('hex')

const upload = (body: RequestInit['body'], operation = newOperation(), type = 'application/octet-stream') =>
  administrator.fetch(`${imageUploadPath}?operation=${operation}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })

async function uploadImage(bytes: Buffer, operation?: string): Promise<MediaFile> {
  const response = await upload(new Uint8Array(bytes), operation)
  expect(response.status).toBe(200)
  return (await response.json()) as MediaFile
}

const fetchPublic = (path: string) => fetch(`${site.url}/storage/v1/object/public/${path}`)
const folder = () => join(site.config.dataDir, 'media/images')
const listDrafts = () => readdirSync(folder()).filter((name) => name.startsWith('.'))
const countFiles = () => readdirSync(folder(), { recursive: true }).length
const listRows = () => site.db.selectFrom('media_files').selectAll().execute()

test.each([
  { type: 'image/png', bytes: png(30, 20, [pngChunk('tEXt', Buffer.from('secret'))]), clean: png(30, 20) },
  { type: 'image/jpeg', bytes: jpeg(30, 20, [exif(1, 'secret')]), clean: jpeg(30, 20) },
  { type: 'image/gif', bytes: Buffer.concat([gif(30, 20), Buffer.from('<script>')]), clean: gif(30, 20) },
  { type: 'image/webp', bytes: webp(30, 20), clean: webp(30, 20) },
])(
  'an uploaded $type is stored without metadata, under a generated name, with the right type',
  async ({ type, bytes, clean }) => {
    const file = await uploadImage(bytes)
    expect(file).toMatchObject({ bytes: clean.length, width: 30, height: 20 })
    expect(file.path).toMatch(/^images\/uploads\/[0-9a-f]{32}\.(png|jpg|gif|webp)$/)
    const response = await fetchPublic(file.path)
    expect(Buffer.from(await response.arrayBuffer()).equals(clean)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(listDrafts()).toEqual([])
  },
)

test('an upload is in the audit log, and repeating it stores nothing new', async () => {
  const operation = newOperation()
  const first = await uploadImage(png(3, 2), operation)
  const [fileCount, rowCount] = [countFiles(), (await listRows()).length]
  expect(await uploadImage(png(3, 2), operation)).toEqual(first)
  const both = await Promise.all([1, 2].map(() => uploadImage(png(3, 2), operation)))
  expect(both).toEqual([first, first])
  const [bright, dark] = [noisyPng(3, 2), noisyPng(3, 2)]
  expect(bright.length).toBe(dark.length)
  const other = newOperation()
  await uploadImage(bright, other)
  expect((await upload(new Uint8Array(dark), other)).status).toBe(409)
  expect([countFiles(), (await listRows()).length]).toEqual([fileCount + 1, rowCount + 1])
  const entries = await site.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_label', 'subject_label'])
    .where('subject_id', '=', first.id)
    .execute()
  expect(entries).toEqual([
    { action: 'media.upload', actor_label: administrator.email, subject_label: first.path },
  ])
})

/** The database commits the operation and then reports an error, as when the connection is cut. */
function loseConfirmation(operation: string, { lookups }: { lookups: boolean }) {
  const { db } = site
  const { transaction, selectFrom } = db
  const fail = (): never => {
    Object.assign(db, { transaction, selectFrom })
    throw new Error('connection lost')
  }
  db.transaction = () => {
    const builder = transaction.call(db)
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      const result = await execute(work)
      const entry = db.selectFrom('audit_entries').where('operation_id', '=', operation).select('id')
      if (!(await entry.executeTakeFirst())) return result
      if (!lookups) return fail()
      Object.assign(db, { transaction, selectFrom: fail })
      throw new Error('connection lost')
    }
    return builder
  }
}

test.each([
  { name: 'the outcome is found afterward', lookups: false, status: 200 },
  { name: 'the outcome cannot be looked up either', lookups: true, status: 500 },
])('an upload keeps its object when the confirmation of the commit is lost and $name', async (lost) => {
  for (const replaces of [undefined, (await uploadImage(png(3, 2))).id]) {
    const operation = newOperation()
    const [content, query] = [noisyPng(4, 4), replaces ? `${operation}&replaces=${replaces}` : operation]
    loseConfirmation(operation, lost)
    expect((await upload(new Uint8Array(content), query)).status).toBe(lost.status)
    const fileCount = countFiles()
    const repeated = await uploadImage(content, query)
    expect(Object.keys(repeated).toSorted()).toEqual(['bytes', 'height', 'id', 'path', 'width'])
    const response = await fetchPublic(repeated.path)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
    expect(countFiles()).toBe(fileCount)
  }
})

test.each([
  { name: 'an SVG with a script', body: '<svg onload="alert(1)"/>', status: 415 },
  { name: 'an HTML page', body: '<!doctype html><script>alert(1)</script>', status: 415 },
  { name: 'JSON', body: '{"a":1}', type: 'application/json', status: 415 },
  { name: 'an empty file', body: '', status: 415 },
  { name: 'half an image', body: png(30, 20).subarray(0, 60), status: 415 },
  { name: 'a decompression bomb', body: jpeg(65_000, 65_000), status: 413 },
  { name: 'a missing operation id', body: png(3, 2), operation: '', status: 400 },
  { name: 'an operation id that is too long', body: png(3, 2), operation: 'a'.repeat(10_000), status: 400 },
])('$name is refused and stores nothing', async ({ body, type, operation, status }) => {
  const [fileCount, rowCount] = [countFiles(), (await listRows()).length]
  const response = await upload(typeof body === 'string' ? body : new Uint8Array(body), operation, type)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ statusCode: String(status) })
  expect([countFiles(), (await listRows()).length]).toEqual([fileCount, rowCount])
})

/** A raw request, for uploads that no regular client sends. */
function openRequest(headers: Record<string, string | number>) {
  const path = `${imageUploadPath}?operation=${newOperation()}`
  return request(site.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${administrator.accessToken}`,
      'content-type': 'image/png',
      ...headers,
    },
  })
}

test('two gigabytes are refused by their content length, before the body is sent', async () => {
  const clientRequest = openRequest({ 'content-length': 2 * 1024 ** 3 })
  const status = await new Promise((resolve, reject) => {
    clientRequest.on('response', (response) => resolve(response.statusCode)).on('error', reject)
    clientRequest.flushHeaders()
  })
  clientRequest.destroy()
  expect(status).toBe(413)
  expect(listDrafts()).toEqual([])
})

test('an upload without content length is aborted when it gets too large', async () => {
  const rowCount = (await listRows()).length
  const clientRequest = openRequest({ 'transfer-encoding': 'chunked' })
  const chunk = Buffer.alloc(1024 * 1024, png(3, 2))
  let sentBytes = 0
  await new Promise<void>((resolve) => {
    clientRequest.on('response', (response) => response.resume().on('end', () => resolve()))
    clientRequest.on('error', () => resolve())
    const more = () => {
      sentBytes += chunk.length
      if (!clientRequest.destroyed && sentBytes < 20 * MAX_IMAGE_BYTES) clientRequest.write(chunk, more)
    }
    more()
  })
  clientRequest.destroy()
  expect(sentBytes).toBeLessThan(20 * MAX_IMAGE_BYTES)
  await expect.poll(listDrafts).toEqual([])
  expect((await listRows()).length).toBe(rowCount)
})

test('a canceled upload stores nothing', async () => {
  const rowCount = (await listRows()).length
  const clientRequest = openRequest({ 'content-length': 1_000_000 })
  clientRequest.on('error', () => undefined)
  await new Promise((resolve) => clientRequest.write(png(3, 2), resolve))
  await expect.poll(() => listDrafts().length).toBe(1)
  clientRequest.destroy()
  await expect.poll(listDrafts).toEqual([])
  expect((await listRows()).length).toBe(rowCount)
})

test('an uploaded file cannot be changed through the storage API', async () => {
  const { path } = await uploadImage(png(3, 2))
  const url = `/storage/v1/object/${path}`
  const put = await administrator.fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: 'x',
  })
  expect(put.status).toBe(409)
  const removed = await administrator.fetch('/storage/v1/object/images', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [path.slice('images/'.length)] }),
  })
  expect(removed.status).toBe(409)
  expect((await fetchPublic(path)).status).toBe(200)
})

test('a saved text keeps the size of its image, and every save counts as a use', async () => {
  const { id, path } = await uploadImage(png(30, 20))
  const content = `<img src="${path}" alt="Two people &lt;b&gt;" width="30" height="20" />`
  for (const count of [1, 2]) {
    const { data } = await administrator.rest
      .from('lesson_content')
      .upsert({ lesson_id: 'lesson1', page_number: 1, content: `${content}<p>${count}</p>` })
      .select('content')
      .single()
      .throwOnError()
    expect(data).toEqual({ content: `${content}<p>${count}</p>` })
  }
  await administrator.rest.from('policy_content').insert({ policy_type: 'privacy', content }).throwOnError()
  const row = (await listRows()).find((one) => one.id === id)
  expect(row?.use_revision).toBe(3)
})
