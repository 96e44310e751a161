import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CursorPage } from '@course/contract/admin/admin'
import {
  type AdminMediaFile,
  captionsUploadPath,
  imageUploadPath,
  type MediaFile,
  posterUploadPath,
  videoUploadPath,
} from '@course/contract/media/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMediaFile, findMediaFile } from '../media/index.ts'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { jpeg, png } from '../testing/images.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { mp4 } from '../testing/videos.ts'

let site: RunningSite
let close: () => Promise<void>
let administrator: Member

beforeAll(async () => {
  ;({ site, close } = await openSite())
  administrator = await site.staffMember('administrator')
})
afterAll(() => close())

const upload = (bytes: Buffer, query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ operation: randomBytes(16).toString('hex'), ...query })
  return administrator.fetch(`${imageUploadPath}?${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
}

async function uploadImage(bytes = png(30, 20), query?: Record<string, string>): Promise<MediaFile> {
  const response = await upload(bytes, query)
  expect(response.status).toBe(200)
  return (await response.json()) as MediaFile
}

const list = (body: object = {}) =>
  callFunctionData<CursorPage<AdminMediaFile>>(administrator, 'admin-media', body)
const idsIn = ({ rows }: CursorPage<AdminMediaFile>) => rows.map(({ id }) => id)
const download = async (path: string) => {
  const response = await fetch(`${site.url}/storage/v1/object/public/${path}`)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const imageHtml = ({ path }: MediaFile) => `<p>Look:</p><img src="${path}" alt="It" />`

const saveLesson = (page: number, content: string) =>
  administrator.rest
    .from('lesson_content')
    .upsert({ lesson_id: 'lesson2', page_number: page, content })
    .throwOnError()

const remove = ({ id }: MediaFile, by = newOperation()) =>
  callFunction(administrator, 'admin-media-delete', { ...by, id })

test('lists files with their uploader and where they are used', async () => {
  const [usedFile, unusedFile] = [await uploadImage(), await uploadImage(jpeg(8, 9))]
  await saveLesson(1, imageHtml(usedFile))
  await administrator.rest
    .from('policy_content')
    .insert({ policy_type: 'terms', content: imageHtml(usedFile) })
    .throwOnError()
  const article = { text: 'article/the-dip', content: `<h2>A dip</h2>${imageHtml(usedFile)}` }
  expect((await callFunction(administrator, 'save-text', { ...article, base_version: 1 })).status).toBe(200)
  for (const text of ['word/dip', 'workshop/diagnosis']) {
    const body = { text, content: `<h2>Seen</h2>${imageHtml(usedFile)}`, base_version: 1 }
    expect((await callFunction(administrator, 'save-text', body)).status).toBe(200)
  }
  const draft = { ...article, baseVersion: 2, editorId: randomUUID(), isTakenOver: false }
  expect((await callFunction(administrator, 'save-draft', draft)).status).toBe(200)
  const { rows } = await list()
  expect(rows.find(({ id }) => id === unusedFile.id)).toEqual({
    ...unusedFile,
    kind: 'picture',
    captionsLanguage: null,
    poster: null,
    storedAt: expect.any(String),
    storedBy: administrator.email,
    uses: [],
  })
  expect(rows.find(({ id }) => id === usedFile.id)?.uses).toEqual([
    { label: 'Lesson 2, page 1', path: '/lesson-2?page=1' },
    { label: 'Terms of Service', path: '/terms' },
    { label: 'Article “A dip”', path: '/library/articles/the-dip' },
    { label: 'Glossary “dip”', path: '/library/glossary#dip' },
    { label: 'Workshop “Seen”', path: '/library/workshops#diagnosis' },
    { label: 'Draft of Article “A dip”', path: '/library/articles/the-dip' },
  ])
  expect(idsIn(await list({ use: 'used' }))).toEqual([usedFile.id])
  expect(idsIn(await list({ use: 'unused' }))).toContain(unusedFile.id)
  expect(idsIn(await list({ use: 'unused' }))).not.toContain(usedFile.id)
})

test('pages through a long list', async () => {
  const row = await site.db.selectFrom('media_files').selectAll().limit(1).executeTakeFirstOrThrow()
  const more = Array.from({ length: 60 }, (_, index) => {
    const id = index.toString(16).padStart(32, '0')
    return { ...row, id, path: `images/uploads/${id}.png`, stored_at: '2020-01-01T00:00:00.000Z' }
  })
  await site.db.insertInto('media_files').values(more).execute()
  const first = await list({ use: 'unused' })
  expect(first.rows).toHaveLength(50)
  const second = await list({ use: 'unused', cursor: first.older })
  expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(first.rows.length + second.rows.length)
  expect(
    (await callFunction(administrator, 'admin-media', { use: 'used', cursor: first.older })).status,
  ).toBe(400)
  await site.db.deleteFrom('media_files').where('stored_at', '<', '2021').execute()
})

test('deletes an unused file once and records it', async () => {
  const file = await uploadImage()
  const by = newOperation()
  expect((await remove(file, by)).status).toBe(200)
  expect((await remove(file, by)).status).toBe(200)
  expect((await remove(file)).status).toBe(404)
  expect(idsIn(await list())).not.toContain(file.id)
  await expect.poll(async () => (await download(file.path)).status).toBe(404)
  await expect
    .poll(() => site.db.selectFrom('media_files').select('id').where('id', '=', file.id).execute())
    .toEqual([])
  const entries = await site.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', file.id)
    .orderBy('at')
    .execute()
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['media.delete', 'media.upload'])
})

test('refuses to delete a file while a text uses it', async () => {
  const file = await uploadImage()
  await saveLesson(2, imageHtml(file))
  const refused = await remove(file)
  expect([refused.status, refused.body.code]).toEqual([409, 'media.in_use'])
  expect((await download(file.path)).status).toBe(200)
  await saveLesson(2, '<p>Nothing to see.</p>')
  expect((await remove(file)).status).toBe(200)
})

test('keeps an image that a text starts to use just before the deletion', async () => {
  const file = await uploadImage()
  const loaded = (await findMediaFile(site.db, file.id))!
  await saveLesson(2, imageHtml(file))
  const isDeleted = await site.db.transaction().execute((trx) => deleteMediaFile(trx, loaded, '2026-01-01'))
  expect(isDeleted).toBe(false)
  expect(idsIn(await list({ use: 'used' }))).toContain(file.id)
})

test('orders concurrent saves and deletions consistently', async () => {
  const files = await Promise.all(Array.from({ length: 8 }, () => uploadImage()))
  const html = files.map(imageHtml).join('')
  const [, ...responses] = await Promise.all([saveLesson(1, html), ...files.map((file) => remove(file))])
  // Each file was deleted before the text was saved, or the deletion was refused.
  for (const [index, { status }] of responses.entries()) {
    expect([200, 409]).toContain(status)
    const isListed = idsIn(await list()).includes(files[index]!.id)
    expect(isListed).toBe(status === 409)
  }
})

test('replaces an image with another one of the same format', async () => {
  const file = await uploadImage()
  await saveLesson(2, imageHtml(file))
  const wrong = await upload(jpeg(5, 5), { replaces: file.id })
  expect(wrong.status).toBe(415)
  expect((await download(file.path)).bytes.equals(png(30, 20))).toBe(true)

  const query = { replaces: file.id, operation: randomBytes(16).toString('hex') }
  const replaced = await uploadImage(png(4, 7), query)
  expect(replaced).toMatchObject({ id: file.id, path: file.path, width: 4, height: 7 })
  expect(await uploadImage(png(4, 7), query)).toEqual(replaced)
  expect((await download(file.path)).bytes.equals(png(4, 7))).toBe(true)
  expect((await list()).rows.find(({ id }) => id === file.id)).toMatchObject({ width: 4, height: 7 })
  expect((await upload(png(4, 7), { replaces: 'f'.repeat(32) })).status).toBe(404)
})

test('a replacement that is repeated after a newer one restores no old bytes, and leaves no files', async () => {
  const file = await uploadImage()
  const objects = () =>
    readdirSync(join(site.config.dataDir, 'media/images/uploads')).filter((name) => name.startsWith(file.id))
  const operations = [1, 2].map(() => ({ replaces: file.id, operation: randomBytes(16).toString('hex') }))
  const [older, newer] = operations as [(typeof operations)[0], (typeof operations)[0]]
  const first = await uploadImage(png(4, 7), older)
  await uploadImage(png(8, 9), newer)
  expect(await uploadImage(png(4, 7), older)).toEqual(first)
  expect((await download(file.path)).bytes.equals(png(8, 9))).toBe(true)
  expect(objects()).toHaveLength(1)

  // Replaced in several requests at once: the row and the object agree.
  await Promise.all([10, 11, 12].map((width) => uploadImage(png(width, 5), { replaces: file.id })))
  const { width } = (await list()).rows.find(({ id }) => id === file.id)!
  expect((await download(file.path)).bytes.equals(png(width, 5))).toBe(true)
  expect(objects()).toHaveLength(1)
})

test('lists a video with captions and poster, and deletes all of them once it is unused', async () => {
  const post = (path: string, type: string, body: Buffer | string, query: Record<string, string> = {}) =>
    administrator.fetch(
      `${path}?${new URLSearchParams({ operation: randomBytes(16).toString('hex'), ...query })}`,
      {
        method: 'POST',
        headers: { 'content-type': type },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      },
    )
  const video = (await (await post(videoUploadPath, 'video/mp4', mp4(320, 180))).json()) as MediaFile
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'
  expect(
    (await post(captionsUploadPath, 'text/vtt', captions, { film: video.id, language: 'de' })).status,
  ).toBe(200)
  expect((await post(posterUploadPath, 'image/png', png(3, 2), { film: video.id })).status).toBe(200)
  await saveLesson(3, `<video src="${video.path}"></video>`)
  const listed = async () => (await list()).rows.find(({ id }) => id === video.id)
  const row = await listed()
  expect(row).toMatchObject({
    kind: 'film',
    width: 320,
    captionsLanguage: 'de',
    uses: [{ label: 'Lesson 2, page 3' }],
  })
  expect((await fetch(site.url + row?.poster)).status).toBe(200)
  const inUse = await remove(video)
  expect([inUse.status, inUse.body.code]).toEqual([409, 'media.in_use'])
  await saveLesson(3, '<p>Nothing to watch.</p>')
  expect((await remove(video)).status).toBe(200)
  const folder = join(site.config.dataDir, 'media/films/uploads')
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('erases the uploader of a file with their account', async () => {
  const leaving = await site.staffMember('administrator')
  const path = `${imageUploadPath}?operation=${randomBytes(16).toString('hex')}`
  const headers = { 'content-type': 'application/octet-stream' }
  const response = await leaving.fetch(path, { method: 'POST', headers, body: new Uint8Array(png(3, 2)) })
  const { id } = (await response.json()) as MediaFile
  await site.db.transaction().execute(async (trx) => {
    for (const { erase } of site.personalData)
      await erase(trx, { userId: leaving.userId, emails: [leaving.email] })
  })
  const row = await findMediaFile(site.db, id)
  expect(JSON.stringify(row)).not.toContain(leaving.email)
})
