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
import { findMediaFile } from './media-files.ts'

let site: RunningSite
let close: () => Promise<void>
let administrator: Member

beforeAll(async () => {
  ;({ site, close } = await openSite())
  administrator = await site.staffMember('administrator')
})
afterAll(() => close())

const newOperation = () => randomBytes(16).toString('hex')

async function upload(bytes: Buffer, replaces?: string): Promise<MediaFile> {
  const query = new URLSearchParams({ operation: newOperation(), ...(replaces && { replaces }) })
  const response = await administrator.fetch(`${imageUploadPath}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as MediaFile
}

/** Waits until the sizes of the current file are made. */
const waitForSizes = ({ id }: MediaFile) =>
  expect
    .poll(
      async () => {
        const row = await findMediaFile(site.db, id)
        return row?.sizes_of === row?.stored_at
      },
      { timeout: 20_000 },
    )
    .toBe(true)

async function fetchImage(path: string) {
  const response = await fetch(site.url + path)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, type: response.headers.get('content-type') }
}

/** Format and width of the response for each width that pages request. */
const offeredSizes = ({ path }: MediaFile) =>
  Promise.all(
    imageWidths.map(async (width) => {
      const { type, bytes } = await fetchImage(resizedImageUrl(path, width))
      return [type, cleanImage(bytes).width]
    }),
  )

const folder = () => join(site.config.dataDir, 'media/images')
const filesOf = ({ id }: MediaFile) =>
  readdirSync(join(folder(), 'uploads')).filter((name) => name.startsWith(id)).length

test('serves an image in smaller sizes, never enlarged', async () => {
  const file = await upload(noisyPng(1000, 40))
  await waitForSizes(file)
  expect(await offeredSizes(file)).toEqual([
    ['image/webp', 480],
    ['image/webp', 960],
    ['image/webp', 1000],
  ])
  const { response } = await fetchImage(resizedImageUrl(file.path, 480))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'public, max-age=3600',
  })
  expect((await fetchImage(resizedImageUrl(file.path, 480).replace('=480', '=0'))).response.status).toBe(400)
  expect((await fetchImage(`/storage/v1/object/public/${file.path}`)).type).toBe('image/png')

  // The same through the Supabase client.
  const name = file.path.slice('images/'.length)
  const { data } = new StorageClient(`${site.url}/storage/v1`)
    .from('images')
    .getPublicUrl(name, { transform: { width: 300 } })
  expect((await fetch(data.publicUrl)).headers.get('content-type')).toBe('image/webp')
})

test('replacing an image replaces its sizes, and deleting it removes them', async () => {
  const file = await upload(noisyPng(1000, 40))
  await waitForSizes(file)
  expect(filesOf(file)).toBe(4)
  await upload(noisyPng(700, 40), file.id)
  await waitForSizes(file)
  expect(await offeredSizes(file)).toEqual([
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
  expect((await fetchImage(resizedImageUrl(file.path, 480))).response.status).toBe(404)
})

test.each([
  { name: 'cannot be decoded', bytes: jpeg(1000, 40), isLogged: true },
  { name: 'has data for only one of its 4,000 rows', bytes: png(9000, 4000), isLogged: true },
  {
    name: 'is animated',
    bytes: noisyPng(1000, 40, [pngChunk('acTL', Buffer.alloc(8))]),
    isLogged: false,
  },
])('an image that $name is served unchanged', async ({ bytes, isLogged }) => {
  const file = await upload(bytes)
  await waitForSizes(file)
  expect((await fetchImage(resizedImageUrl(file.path, 480))).bytes.equals(bytes)).toBe(true)
  const warnings = site.logged.filter((line) => line.includes(file.path) && line.includes('no smaller sizes'))
  expect(warnings.length).toBe(isLogged ? 1 : 0)
  expect(filesOf(file)).toBe(1)
})

test('sizes made from an earlier version of the file are not served', async () => {
  const file = await upload(noisyPng(1000, 40))
  await waitForSizes(file)
  // Simulates a replacement by an older release that does not know about sizes.
  await site.db.updateTable('media_files').set({ stored_at: 'later' }).where('id', '=', file.id).execute()
  expect((await fetchImage(resizedImageUrl(file.path, 480))).type).toBe('image/png')
  site.jobs.trigger('image-sizes')
  await waitForSizes(file)
  expect((await fetchImage(resizedImageUrl(file.path, 480))).type).toBe('image/webp')
})

test('makes no sizes of small images and GIFs, and leaves no temporary files', async () => {
  const files = [await upload(png(480, 20)), await upload(gif(1000, 40))]
  const last = await upload(noisyPng(500, 20))
  await waitForSizes(last)
  for (const file of files) {
    expect((await findMediaFile(site.db, file.id))?.sizes_of).toBeNull()
    expect((await fetchImage(resizedImageUrl(file.path, 480))).response.status).toBe(200)
  }
  await expect.poll(() => readdirSync(folder()).filter((name) => name.startsWith('.'))).toEqual([])
})
