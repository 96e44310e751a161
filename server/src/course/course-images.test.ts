import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageUploadPath, type MediaFile } from '@course/contract/media/media'
import { expect, test } from 'vitest'
import { breadWith, editFile, exportOf, importFrom, mistakesIn } from '../testing/course-folders.ts'
import { noisyPng, png, pngChunk } from '../testing/images.ts'
import { fetchLessonPages } from '../testing/learning.ts'
import { type RunningSite, startSite } from '../testing/start-site.ts'
import { namesOfImages } from './stored-images.ts'

const PAGE = 'lessons/starter/page-1.html'

/** A course whose first page shows this image. */
const breadShowing = (image: Buffer) =>
  breadWith((bread) => {
    writeFileSync(join(bread, 'images/photo.png'), image)
    editFile(bread, PAGE, 'images/loaf.svg', 'images/photo.png')
  })

const uploadedImageIn = (folder: string) =>
  /images\/uploads\/[\da-f]{32}\.png/.exec(readFileSync(join(folder, PAGE), 'utf8'))![0]

async function shownImage(site: RunningSite): Promise<{ path: string; bytes: Buffer }> {
  const learner = await site.paidCustomer()
  const [page] = await fetchLessonPages(learner, 'starter')
  const path = /src="(images\/uploads\/[^"]+)"/.exec(page!.content)![1]!
  const response = await fetch(`${site.url}/storage/v1/object/public/${path}`)
  return { path, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function replaceImage(site: RunningSite, id: string, bytes: Buffer): Promise<MediaFile> {
  const administrator = await site.staffMember('administrator')
  const query = new URLSearchParams({ operation: randomBytes(16).toString('hex'), replaces: id })
  const response = await administrator.fetch(`${imageUploadPath}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as MediaFile
}

const listRows = (site: RunningSite) => site.db.selectFrom('media_files').selectAll().execute()

test('an imported photo is cleaned and listed like an upload', async () => {
  const site = await startSite()
  const folder = breadShowing(png(30, 20, [pngChunk('tEXt', Buffer.from('secret'))]))
  await importFrom(site, folder)
  const { path, bytes } = await shownImage(site)
  expect(bytes).toEqual(png(30, 20))
  const [row, ...others] = await listRows(site)
  expect(others).toEqual([])
  expect(row).toMatchObject({ path, kind: 'picture', width: 30, height: 20, stored_by_label: 'Command line' })
  expect(row).toMatchObject({ id: /[\da-f]{32}/.exec(path)![0], bytes: bytes.length, use_revision: 1 })
  expect(await importFrom(site, folder)).toEqual([])
  expect(await listRows(site)).toEqual([row])
})

test('a failed import leaves no photo behind, and takes none away', async () => {
  const site = await startSite()
  const listStored = () =>
    readdirSync(join(site.config.dataDir, 'media/images'), { recursive: true }).toSorted()
  await importFrom(site, breadShowing(png(30, 20)))
  const before = listStored()
  const folder = breadWith((bread) => {
    writeFileSync(join(bread, 'images/photo.png'), png(30, 20))
    writeFileSync(join(bread, 'images/new.png'), noisyPng(30, 20))
    writeFileSync(join(bread, 'images/zero.png'), 'no image')
    editFile(bread, PAGE, 'images/loaf.svg', 'images/photo.png')
  })
  await expect(importFrom(site, folder)).rejects.toThrow('images/zero.png:1: ')
  expect(listStored()).toEqual(before)
  expect((await shownImage(site)).bytes).toEqual(png(30, 20))
})

test('an image that was replaced in the editor is exported as it is now', async () => {
  const site = await startSite()
  await importFrom(site, breadShowing(png(30, 20)))
  const [row] = await listRows(site)
  await replaceImage(site, row!.id, png(40, 20))
  const folder = await exportOf(site)
  expect(readFileSync(join(folder, row!.path))).toEqual(png(40, 20))
  expect(await mistakesIn(folder)).toEqual([])
  expect(await importFrom(site, folder)).toEqual([])
})

test('an exported photo that was edited is published under another path', async () => {
  const site = await startSite()
  await importFrom(site, breadShowing(noisyPng(30, 20)))
  const folder = await exportOf(site)
  const before = uploadedImageIn(folder)
  const edited = noisyPng(30, 20)
  writeFileSync(join(folder, before), edited)
  expect(await importFrom(site, folder)).toEqual(['starter/1'])
  const shown = await shownImage(site)
  expect(shown.path).not.toBe(before)
  expect(shown.bytes).toEqual(edited)
  expect(await importFrom(site, folder)).toEqual([])
  expect((await listRows(site)).map(({ path }) => path).toSorted()).toEqual([before, shown.path].toSorted())
})

test('a photo that was deleted on the site gets another path', async () => {
  const site = await startSite()
  const folder = breadShowing(png(30, 20))
  await importFrom(site, folder)
  const before = (await shownImage(site)).path
  await site.db.updateTable('media_files').set({ deleted_at: '2026-01-01T00:00:00.000Z' }).execute()
  expect(await importFrom(site, folder)).toEqual(['starter/1'])
  const shown = await shownImage(site)
  expect(shown.path).not.toBe(before)
  expect(shown.bytes).toEqual(png(30, 20))
})

test('a drawing may refer to parts of itself, and to nothing else', async () => {
  const drawing = (fill: string) =>
    breadWith((bread) => editFile(bread, 'images/loaf.svg', 'fill="#b45309"', `fill="${fill}"`))
  for (const fill of ['url(#g)', "url('#g')", 'url( #g)', "url( '#g' )"])
    expect(await mistakesIn(drawing(fill)), fill).toEqual([])
  for (const fill of ['url(x.svg#g)', "url( 'https://example.com' )", 'url( data:x)'])
    expect(await mistakesIn(drawing(fill)), fill).toEqual([
      'images/loaf.svg:1: contains a URL, which is not allowed',
    ])
})

test('images of one name are exported under names of their own', () => {
  const texts = ['images/course/0123456789ab/fig.svg images/course/ba9876543210/fig.svg', 'images/fig.svg']
  expect(Object.fromEntries(namesOfImages(texts))).toEqual({
    'fig.svg': 'fig.svg',
    'course/0123456789ab/fig.svg': '0123456789ab-fig.svg',
    'course/ba9876543210/fig.svg': 'ba9876543210-fig.svg',
  })
})
