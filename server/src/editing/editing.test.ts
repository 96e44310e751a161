import { randomUUID } from 'node:crypto'
import type {
  EditTextResponse,
  SaveDraftResponse,
  TextId,
  TextVersions,
} from '@course/contract/editing/texts'
import { activeEditorMinutes, draftRetentionDays, versionsPerPage } from '@course/contract/editing/texts'
import { lessonContentMaxLength } from '@course/contract/lessons'
import { AuthAdminApi } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction } from '../testing/admin.ts'
import { hostileCases } from '../testing/hostile-html.ts'
import { fetchLessonPages } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { serviceToken } from '../testing/tokens.ts'
import { listCurrentTexts } from './store.ts'

let site: RunningSite
let close: () => Promise<void>
let owner: Member
beforeAll(async () => {
  ;({ site, close } = await openSite())
  owner = await site.administrator()
})
afterAll(() => close())

test('every built-in text is stored as written, and cleaning changes nothing', async () => {
  for (const { name, has, format, builtInTexts } of site.textKinds) {
    const stored = new Map((await listCurrentTexts(site.db, name)).map((row) => [row.text_id, row]))
    expect([...stored.keys()].toSorted()).toEqual(
      builtInTexts()
        .map(({ id }) => id)
        .toSorted(),
    )
    expect([...stored.keys()].every(has)).toBe(true)
    for (const { id, content } of builtInTexts()) {
      expect(stored.get(id)).toMatchObject({ version: 1, author: null, content })
      expect(format.clean(content, id)).toBe(content)
    }
  }
})

/** Calls a function and expects success. */
async function call<Response>(person: Member, name: string, body: object): Promise<Response> {
  const { status, body: response } = await callFunction(person, name, body)
  expect(status, JSON.stringify(response)).toBe(200)
  return response as Response
}

const openText = (person: Member, text: TextId) => call<EditTextResponse>(person, 'edit-text', { text })
const listVersions = (person: Member, text: TextId, before?: number) =>
  call<TextVersions>(person, 'text-versions', { text, before })

const draft = (text: TextId, content: string, more: object = {}) => ({
  text,
  content,
  baseVersion: 1,
  editorId: randomUUID(),
  isTakenOver: false,
  ...more,
})

const saveLesson = (
  person: Member,
  page: number,
  content: string,
  base_version?: number,
  editor_id?: string,
) =>
  person.rest
    .from('lesson_content')
    .upsert(
      { lesson_id: 'lesson1', page_number: page, content, base_version, editor_id },
      { onConflict: 'lesson_id,page_number' },
    )
    .select()
    .single()

const saveTerms = (person: Member, content: string, base_version?: number) =>
  person.rest.from('policy_content').insert({ policy_type: 'terms', content, base_version }).select().single()

/** A staff member with a name. */
async function staffNamed(name: string): Promise<Member> {
  const member = await site.staffMember('administrator')
  const response = await member.fetch('/auth/v1/user', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { name } }),
  })
  expect(response.status).toBe(200)
  return member
}

test('lists versions with author, newest first, and returns the content of each', async () => {
  const grace = await staffNamed('Grace Writer')
  await saveLesson(owner, 1, '<p>By the owner</p>').throwOnError()
  await saveLesson(grace, 1, '<p>By Grace</p>').throwOnError()
  const { versions, hasOlder } = await listVersions(owner, 'lesson1/1')
  expect(hasOlder).toBe(false)
  expect(versions).toMatchObject([
    { version: 3, author: { kind: 'person', name: 'Grace Writer' } },
    { version: 2, author: { kind: 'person', name: owner.email } },
    { version: 1, author: { kind: 'built-in' } },
  ])
  const second = await call<{ content: string }>(grace, 'text-version', { text: 'lesson1/1', version: 2 })
  expect(second.content).toBe('<p>By the owner</p>')
  expect((await callFunction(owner, 'text-version', { text: 'lesson1/1', version: 9 })).status).toBe(404)
})

test('numbers the versions of a policy and pages through a long list', async () => {
  for (let count = 0; count < versionsPerPage + 3; count++) await saveTerms(owner, `<p>Terms ${count}</p>`)
  const newest = await listVersions(owner, 'terms')
  expect(newest.versions).toHaveLength(versionsPerPage)
  expect(newest.hasOlder).toBe(true)
  const older = await listVersions(owner, 'terms', newest.versions.at(-1)!.version)
  expect(older.hasOlder).toBe(false)
  const numbers = [...newest.versions, ...older.versions].map(({ version }) => version)
  expect(numbers).toEqual(Array.from(numbers, (_, index) => numbers.length - index))
  expect(older.versions.at(-1)!.author).toEqual({ kind: 'built-in' })
})

test.each([
  'lesson1/2',
  'privacy',
  'article/the-dip',
  'word/dip',
  'work/hughes-2011',
  'workshop/diagnosis',
] as const)('restores an earlier version of %s as a new version', async (text) => {
  const before = await openText(owner, text)
  const save = async (content: string) => {
    if (text === 'privacy')
      return owner.rest.from('policy_content').insert({ policy_type: text, content }).throwOnError()
    if (text === 'lesson1/2') return saveLesson(owner, 2, content).throwOnError()
    return call(owner, 'save-text', { text, content, base_version: before.version })
  }
  await save('<p>A mistake</p>')
  const body = { text, version: before.version, baseVersion: before.version + 1 }
  const restored = await call<EditTextResponse>(owner, 'restore-text', body)
  expect(restored).toMatchObject({ version: before.version + 2, content: before.content })
  // A retry after a lost response changes nothing.
  expect(await call(owner, 'restore-text', body)).toEqual(restored)
  const restoreMistake = { text, version: before.version + 1, baseVersion: restored.version }
  expect(await call(owner, 'restore-text', restoreMistake)).toMatchObject({ content: '<p>A mistake</p>' })
  expect((await openText(owner, text)).content).toBe('<p>A mistake</p>')
})

test.each(['lesson', 'policy'])(
  'rejects saving a %s that another editor has saved in the meantime',
  async (kind) => {
    const text = kind === 'lesson' ? 'lesson1/3' : 'terms'
    const save = (person: Member, content: string, base?: number) =>
      kind === 'lesson' ? saveLesson(person, 3, content, base) : saveTerms(person, content, base)
    const grace = await staffNamed('Grace Meanwhile')
    const { version } = await openText(owner, text)
    await save(grace, '<p>Hers</p>', version).throwOnError()
    const refused = await save(owner, '<p>Mine</p>', version)
    expect([refused.status, refused.error?.code]).toEqual([409, '40001'])
    const serverVersion = await openText(owner, text)
    expect(serverVersion).toMatchObject({
      content: '<p>Hers</p>',
      version: version + 1,
      author: { kind: 'person', name: 'Grace Meanwhile' },
    })
    // Saves on top of the new version, then retries as after a lost response.
    for (let time = 0; time < 2; time++)
      await save(owner, '<p>Mine</p>', serverVersion.version).throwOnError()
    expect(await openText(owner, text)).toMatchObject({ content: '<p>Mine</p>', version: version + 2 })
  },
)

test('accepts one of several simultaneous saves on the same version', async () => {
  const { version } = await openText(owner, 'lesson1/3')
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => saveLesson(owner, 3, `<p>Text ${index}</p>`, version)),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect((await openText(owner, 'lesson1/3')).version).toBe(version + 1)
})

test('shows a draft on every device of its author only, and deletes it when its text is saved', async () => {
  const grace = await staffNamed('Grace Drafting')
  const editorId = randomUUID()
  const firstDraft = draft('lesson1/1', '<p>Half a thought</p>', { editorId })
  const { savedAt } = await call<SaveDraftResponse>(grace, 'save-draft', firstDraft)
  await call(grace, 'save-draft', { ...firstDraft, content: '<p>Half a thought, and more \u0000\ud800</p>' })
  const otherDevice = await site.signedInAgain(grace)
  expect((await openText(otherDevice, 'lesson1/1')).draft).toMatchObject({
    content: '<p>Half a thought, and more \ufffd</p>',
    baseVersion: 1,
  })
  expect((await openText(owner, 'lesson1/1')).draft).toBeNull()
  const reader = await site.paidCustomer()
  expect(JSON.stringify(await fetchLessonPages(reader, 'lesson1'))).not.toContain('Half a thought')
  expect(savedAt).toBeTruthy()

  const { version } = await openText(grace, 'lesson1/1')
  // A save from another editor keeps this editor's draft.
  await saveLesson(grace, 1, '<p>Another thought</p>', version, randomUUID()).throwOnError()
  expect((await openText(grace, 'lesson1/1')).draft).not.toBeNull()
  await saveLesson(grace, 1, '<p>A whole thought</p>', version + 1, editorId).throwOnError()
  expect((await openText(grace, 'lesson1/1')).draft).toBeNull()
  expect(
    await site.db.selectFrom('text_drafts').selectAll().where('user_id', '=', grace.userId).execute(),
  ).toEqual([])
  // A late draft equal to the published text is not offered.
  await call(grace, 'save-draft', { ...firstDraft, content: '<p>A whole thought</p>' })
  expect((await openText(grace, 'lesson1/1')).draft).toBeNull()
  await call(grace, 'discard-draft', { text: 'lesson1/1' })
})

test('rejects a draft from a forgotten tab unless it takes over', async () => {
  const first = draft('lesson1/2', '<p>First tab</p>')
  const second = draft('lesson1/2', '<p>Second tab</p>', { isTakenOver: true })
  await call(owner, 'save-draft', first)
  await call(owner, 'save-draft', second)
  const refused = await callFunction(owner, 'save-draft', { ...first, content: '<p>Older</p>' })
  expect([refused.status, refused.body.code]).toEqual([409, 'text.draft_conflict'])
  expect((await openText(owner, 'lesson1/2')).draft?.content).toBe('<p>Second tab</p>')
  await call(owner, 'save-draft', { ...first, isTakenOver: true })
  expect((await openText(owner, 'lesson1/2')).draft?.content).toBe('<p>First tab</p>')
  await call(owner, 'discard-draft', { text: 'lesson1/2', editorId: second.editorId })
  expect((await openText(owner, 'lesson1/2')).draft?.content).toBe('<p>First tab</p>')
  await call(owner, 'discard-draft', { text: 'lesson1/2', editorId: first.editorId })
  expect((await openText(owner, 'lesson1/2')).draft).toBeNull()
  await call(owner, 'save-draft', first)
  await call(owner, 'discard-draft', { text: 'lesson1/2' })
  expect((await openText(owner, 'lesson1/2')).draft).toBeNull()
})

test('returns the other active editors on open, and with each saved draft the current version', async () => {
  const grace = await staffNamed('Grace Present')
  const ada = await staffNamed('Ada Present')
  await call(grace, 'save-draft', draft('privacy', '<p>Grace types</p>'))
  const { others, version } = await openText(ada, 'privacy')
  expect(others).toMatchObject([{ name: 'Grace Present' }])
  expect((await openText(grace, 'privacy')).others).toEqual([])
  const saved = await call<SaveDraftResponse>(ada, 'save-draft', draft('privacy', '<p>Ada types</p>'))
  expect(saved).toMatchObject({ version, others: [{ name: 'Grace Present' }] })

  site.clock.advance(activeEditorMinutes * 60 + 1)
  const later = await site.signedInAgain(ada)
  expect((await openText(later, 'privacy')).others).toEqual([])
  expect((await openText(later, 'privacy')).draft?.content).toBe('<p>Ada types</p>')
})

test('sanitizes a preview like the published text', async () => {
  const again = await site.signedInAgain(owner)
  const html = hostileCases.map((hostile) => hostile.html).join('<p>between</p>')
  const body = { text: 'lesson1/1', content: html }
  const { content } = await call<{ content: string }>(again, 'preview-text', body)
  const { data } = await saveLesson(again, 1, html).throwOnError()
  expect(content).toBe(data?.content)
  expect(content).not.toMatch(/<script|javascript:|onerror/i)
})

test.each([
  ['an unknown text', 'edit-text', { text: 'lesson9/1' }],
  ['versions of an unknown text', 'text-versions', { text: 'article/none' }],
  ['a draft of an unknown text', 'discard-draft', { text: 'cookies' }],
  ['a page that does not exist', 'edit-text', { text: 'lesson1/4' }],
  ['a draft that is too long', 'save-draft', draft('lesson1/1', 'x'.repeat(lessonContentMaxLength + 1))],
  ['a draft of too many elements', 'save-draft', draft('terms', '<p>'.repeat(10_001))],
  ['a preview that is too long', 'preview-text', { text: 'lesson1/1', content: 'x'.repeat(200_001) }],
  ['a version that is not a number', 'restore-text', { text: 'terms', version: 'x', baseVersion: 1 }],
  ['a version number that is too large', 'text-version', { text: 'terms', version: 2 ** 40 }],
])('refuses %s', async (_name, name, body) => {
  expect((await callFunction(owner, name, body)).status).toBe(400)
})

test('keeps versions of a deleted author without the name, and deletes their drafts', async () => {
  const grace = await staffNamed('Grace Leaving')
  await saveLesson(grace, 2, '<p>Stays</p>').throwOnError()
  await call(grace, 'save-draft', draft('lesson1/2', '<p>Goes</p>'))
  const service = new AuthAdminApi({
    url: `${site.url}/auth/v1`,
    headers: { authorization: `Bearer ${serviceToken(site)}` },
  })
  await site.db
    .updateTable('staff')
    .set({ ended_at: site.clock.now().toISOString() })
    .where('account_id', '=', grace.userId)
    .execute()
  expect((await callFunction(grace, 'edit-text', { text: 'lesson1/2' })).status).toBe(403)
  expect((await service.deleteUser(grace.userId)).error).toBeNull()
  const again = await site.signedInAgain(owner)
  expect((await listVersions(again, 'lesson1/2')).versions[0]?.author).toEqual({ kind: 'removed' })
  const remainingDrafts = site.db
    .selectFrom('text_drafts')
    .select('content')
    .where('content', '=', '<p>Goes</p>')
  expect(await remainingDrafts.execute()).toEqual([])
})

test('deletes a draft after the retention period', async () => {
  const again = await site.signedInAgain(owner)
  await call(again, 'save-draft', draft('lesson2/1', '<p>Forgotten</p>', { isTakenOver: true }))
  const cleanupJob = site.app.slices
    .flatMap((slice) => slice.jobs ?? [])
    .find(({ name }) => name === 'text-drafts')
  await cleanupJob?.run()
  const remainingDrafts = () =>
    site.db.selectFrom('text_drafts').select('content').where('text_id', '=', 'lesson2/1').execute()
  expect(await remainingDrafts()).toHaveLength(1)
  site.clock.advance((draftRetentionDays + 1) * 24 * 3600)
  await cleanupJob?.run()
  expect(await remainingDrafts()).toEqual([])
})
