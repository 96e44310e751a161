import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { imageWidths, resizedImageUrl } from '@course/contract/editing/media-links'
import { imageUploadPath, type MediaFile } from '@course/contract/media/media'
import { StorageClient } from '@supabase/storage-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gif, jpeg, noisyPng, png, pngChunk } from '../testing/images.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { cleanImage } from './images/clean-image.ts'
import { mediaFile } from './media-files.ts'

let site: RunningSite
let close: () => Promise<void>
let administrator: Member

beforeAll(async () => {
  ;({ site, close } = await openSite())
  administrator = await site.staffMember('administrator')
})
afterAll(() => close())

const newOperation = () => randomBytes(16).toString('hex')

async function uploaded(bytes: Buffer, replaces?: string): Promise<MediaFile> {
  const query = new URLSearchParams({ operation: newOperation(), ...(replaces && { replaces }) })
  const response = await administrator.fetch(`${imageUploadPath}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as MediaFile
}

/** Once the sizes of its present bytes are made. */
const sized = ({ id }: MediaFile) =>
  expect
    .poll(
      async () => {
        const row = await mediaFile(site.db, id)
        return row?.sizes_of === row?.stored_at
      },
      { timeout: 20_000 },
    )
    .toBe(true)

async function shown(address: string) {
  const response = await fetch(site.url + address)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { answer: response, bytes, type: response.headers.get('content-type') }
}

/** The format and the width of what is sent for each width that pages ask for. */
const offered = ({ path }: MediaFile) =>
  Promise.all(
    imageWidths.map(async (width) => {
      const { type, bytes } = await shown(resizedImageUrl(path, width))
      return [type, cleanImage(bytes).width]
    }),
  )

const folder = () => join(site.config.dataDir, 'media/images')
const filesOf = ({ id }: MediaFile) =>
  readdirSync(join(folder(), 'uploads')).filter((name) => name.startsWith(id)).length

test('a picture is offered in smaller sizes, never larger than it is', async () => {
  const file = await uploaded(noisyPng(1000, 40))
  await sized(file)
  expect(await offered(file)).toEqual([
    ['image/webp', 480],
    ['image/webp', 960],
    ['image/webp', 1000],
  ])
  const { answer: response } = await shown(resizedImageUrl(file.path, 480))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'public, max-age=3600',
  })
  expect((await shown(resizedImageUrl(file.path, 480).replace('=480', '=0'))).answer.status).toBe(400)
  expect((await shown(`/storage/v1/object/public/${file.path}`)).type).toBe('image/png')

  // As the official client asks for one.
  const name = file.path.slice('images/'.length)
  const { data } = new StorageClient(`${site.url}/storage/v1`)
    .from('images')
    .getPublicUrl(name, { transform: { width: 300 } })
  expect((await fetch(data.publicUrl)).headers.get('content-type')).toBe('image/webp')
})

test('another picture brings its own sizes, and a deleted one leaves none', async () => {
  const file = await uploaded(noisyPng(1000, 40))
  await sized(file)
  expect(filesOf(file)).toBe(4)
  await uploaded(noisyPng(700, 40), file.id)
  await sized(file)
  expect(await offered(file)).toEqual([
    ['image/webp', 480],
    ['image/webp', 700],
    ['image/webp', 700],
  ])
  await expect.poll(() => filesOf(file)).toBe(3)

  const response = await administrator.fetch('/functions/v1/admin-media-delete', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: file.id, operationId: randomUUID() }),
  })
  expect(response.status).toBe(200)
  await expect.poll(() => filesOf(file)).toBe(0)
  expect((await shown(resizedImageUrl(file.path, 480))).answer.status).toBe(404)
})

test.each([
  { name: 'cannot be decoded', bytes: jpeg(1000, 40), isAlreadyCorrected: true },
  { name: 'has pixels for one row of four thousand', bytes: png(9000, 4000), isAlreadyCorrected: true },
  {
    name: 'moves',
    bytes: noisyPng(1000, 40, [pngChunk('acTL', Buffer.alloc(8))]),
    isAlreadyCorrected: false,
  },
])('a picture that $name is offered as it is', async ({ bytes, isAlreadyCorrected }) => {
  const file = await uploaded(bytes)
  await sized(file)
  expect((await shown(resizedImageUrl(file.path, 480))).bytes.equals(bytes)).toBe(true)
  const said = site.logged.filter((line) => line.includes(file.path) && line.includes('no smaller sizes'))
  expect(said.length).toBe(isAlreadyCorrected ? 1 : 0)
  expect(filesOf(file)).toBe(1)
})

test('sizes that were made from other bytes are not offered', async () => {
  const file = await uploaded(noisyPng(1000, 40))
  await sized(file)
  // As a version of the site replaces it that knows nothing of sizes.
  await site.db.updateTable('media_files').set({ stored_at: 'later' }).where('id', '=', file.id).execute()
  expect((await shown(resizedImageUrl(file.path, 480))).type).toBe('image/png')
  site.jobs.trigger('picture-sizes')
  await sized(file)
  expect((await shown(resizedImageUrl(file.path, 480))).type).toBe('image/webp')
})

test('small pictures and GIFs are left alone, and nothing is left behind', async () => {
  const files = [await uploaded(png(480, 20)), await uploaded(gif(1000, 40))]
  const last = await uploaded(noisyPng(500, 20))
  await sized(last)
  for (const file of files) {
    expect((await mediaFile(site.db, file.id))?.sizes_of).toBeNull()
    expect((await shown(resizedImageUrl(file.path, 480))).answer.status).toBe(200)
  }
  await expect.poll(() => readdirSync(folder()).filter((name) => name.startsWith('.'))).toEqual([])
})
