import { randomUUID } from 'node:crypto'
import type {
  EditTextResponse,
  SaveDraftResponse,
  TextId,
  TextVersions,
} from '@course/contract/editing/texts'
import {
  activeEditorMinutes,
  draftRetentionDays,
  textMaxLength,
  versionsPerPage,
} from '@course/contract/editing/texts'
import { AuthAdminApi } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction } from '../testing/admin.ts'
import { hostileCases } from '../testing/hostile-html.ts'
import { lessonPages } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { serviceToken } from '../testing/tokens.ts'

let site: RunningSite
let close: () => Promise<void>
let owner: Member
beforeAll(async () => {
  ;({ site, close } = await openSite())
  owner = await site.administrator()
})
afterAll(() => close())

/** Calls one of the functions where it has to succeed. */
async function call<Answer>(person: Member, name: string, body: object): Promise<Answer> {
  const { status, body: answer } = await callFunction(person, name, body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer as Answer
}

const open = (person: Member, text: TextId) => call<EditTextResponse>(person, 'edit-text', { text })
const versionsOf = (person: Member, text: TextId, before?: number) =>
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

/** Somebody on the team with a name. */
async function colleague(name: string): Promise<Member> {
  const member = await site.staffMember('administrator')
  const response = await member.fetch('/auth/v1/user', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { name } }),
  })
  expect(response.status).toBe(200)
  return member
}

test('versions say who saved them and when, newest first, and each can be read', async () => {
  const grace = await colleague('Grace Writer')
  await saveLesson(owner, 1, '<p>By the owner</p>').throwOnError()
  await saveLesson(grace, 1, '<p>By Grace</p>').throwOnError()
  const { versions, hasOlder } = await versionsOf(owner, 'lesson1/1')
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

test('the versions of a policy are counted too, and a long list comes in parts', async () => {
  for (let count = 0; count < versionsPerPage + 3; count++) await saveTerms(owner, `<p>Terms ${count}</p>`)
  const newest = await versionsOf(owner, 'terms')
  expect(newest.versions).toHaveLength(versionsPerPage)
  expect(newest.hasOlder).toBe(true)
  const older = await versionsOf(owner, 'terms', newest.versions.at(-1)!.version)
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
] as const)('an earlier text of %s is restored as a new version', async (text) => {
  const before = await open(owner, text)
  const save = async (content: string) => {
    if (text === 'privacy')
      return owner.rest.from('policy_content').insert({ policy_type: text, content }).throwOnError()
    if (text === 'lesson1/2') return saveLesson(owner, 2, content).throwOnError()
    return call(owner, 'save-library-text', { text, content, base_version: before.version })
  }
  await save('<p>A mistake</p>')
  const body = { text, version: before.version, baseVersion: before.version + 1 }
  const restored = await call<EditTextResponse>(owner, 'restore-text', body)
  expect(restored).toMatchObject({ version: before.version + 2, content: before.content })
  // The answer was lost and it is asked for again: nothing happens twice.
  expect(await call(owner, 'restore-text', body)).toEqual(restored)
  const undone = { text, version: before.version + 1, baseVersion: restored.version }
  expect(await call(owner, 'restore-text', undone)).toMatchObject({ content: '<p>A mistake</p>' })
  expect((await open(owner, text)).content).toBe('<p>A mistake</p>')
})

test.each(['lesson', 'policy'])(
  'a %s that somebody has saved meanwhile is not replaced unseen',
  async (kind) => {
    const text = kind === 'lesson' ? 'lesson1/3' : 'terms'
    const save = (person: Member, content: string, base?: number) =>
      kind === 'lesson' ? saveLesson(person, 3, content, base) : saveTerms(person, content, base)
    const grace = await colleague('Grace Meanwhile')
    const { version } = await open(owner, text)
    await save(grace, '<p>Hers</p>', version).throwOnError()
    const refused = await save(owner, '<p>Mine</p>', version)
    expect([refused.status, refused.error?.code]).toEqual([409, '40001'])
    const serverVersion = await open(owner, text)
    expect(serverVersion).toMatchObject({
      content: '<p>Hers</p>',
      version: version + 1,
      author: { kind: 'person', name: 'Grace Meanwhile' },
    })
    // On top of it, knowingly; and once more, because the answer was lost.
    for (let time = 0; time < 2; time++)
      await save(owner, '<p>Mine</p>', serverVersion.version).throwOnError()
    expect(await open(owner, text)).toMatchObject({ content: '<p>Mine</p>', version: version + 2 })
  },
)

test('of saves on one version at the same moment one wins', async () => {
  const { version } = await open(owner, 'lesson1/3')
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => saveLesson(owner, 3, `<p>Text ${index}</p>`, version)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect((await open(owner, 'lesson1/3')).version).toBe(version + 1)
})

test('a draft is there on every device of its writer, for nobody else, and ends with the save', async () => {
  const grace = await colleague('Grace Drafting')
  const editorId = randomUUID()
  const typed = draft('lesson1/1', '<p>Half a thought</p>', { editorId })
  const { savedAt } = await call<SaveDraftResponse>(grace, 'save-draft', typed)
  await call(grace, 'save-draft', { ...typed, content: '<p>Half a thought, and more \u0000\ud800</p>' })
  const elsewhere = await site.signedInAgain(grace)
  expect((await open(elsewhere, 'lesson1/1')).draft).toMatchObject({
    content: '<p>Half a thought, and more \ufffd</p>',
    baseVersion: 1,
  })
  expect((await open(owner, 'lesson1/1')).draft).toBeNull()
  const reader = await site.paidCustomer()
  expect(JSON.stringify(await lessonPages(reader, 'lesson1'))).not.toContain('Half a thought')
  expect(savedAt).toBeTruthy()

  const { version } = await open(grace, 'lesson1/1')
  // What is saved out of another editor leaves this one's draft alone.
  await saveLesson(grace, 1, '<p>Another thought</p>', version, randomUUID()).throwOnError()
  expect((await open(grace, 'lesson1/1')).draft).not.toBeNull()
  await saveLesson(grace, 1, '<p>A whole thought</p>', version + 1, editorId).throwOnError()
  expect((await open(grace, 'lesson1/1')).draft).toBeNull()
  expect(
    await site.db.selectFrom('text_drafts').selectAll().where('user_id', '=', grace.userId).execute(),
  ).toEqual([])
  // A draft that arrives after the save that published it is none.
  await call(grace, 'save-draft', { ...typed, content: '<p>A whole thought</p>' })
  expect((await open(grace, 'lesson1/1')).draft).toBeNull()
  await call(grace, 'discard-draft', { text: 'lesson1/1' })
})

test('a forgotten tab does not write over what was typed since, unless it takes over', async () => {
  const first = draft('lesson1/2', '<p>First tab</p>')
  const second = draft('lesson1/2', '<p>Second tab</p>', { isTakenOver: true })
  await call(owner, 'save-draft', first)
  await call(owner, 'save-draft', second)
  const refused = await callFunction(owner, 'save-draft', { ...first, content: '<p>Older</p>' })
  expect([refused.status, refused.body.code]).toEqual([409, 'text.draft_conflict'])
  expect((await open(owner, 'lesson1/2')).draft?.content).toBe('<p>Second tab</p>')
  await call(owner, 'save-draft', { ...first, isTakenOver: true })
  expect((await open(owner, 'lesson1/2')).draft?.content).toBe('<p>First tab</p>')
  await call(owner, 'discard-draft', { text: 'lesson1/2' })
  expect((await open(owner, 'lesson1/2')).draft).toBeNull()
})

test('whoever opens a text hears who is at it, and with every saved draft what was published', async () => {
  const grace = await colleague('Grace Present')
  const ada = await colleague('Ada Present')
  await call(grace, 'save-draft', draft('privacy', '<p>Grace types</p>'))
  const { others, version } = await open(ada, 'privacy')
  expect(others).toMatchObject([{ name: 'Grace Present' }])
  expect((await open(grace, 'privacy')).others).toEqual([])
  const told = await call<SaveDraftResponse>(ada, 'save-draft', draft('privacy', '<p>Ada types</p>'))
  expect(told).toMatchObject({ version, others: [{ name: 'Grace Present' }] })

  site.clock.advance(activeEditorMinutes * 60 + 1)
  const later = await site.signedInAgain(ada)
  expect((await open(later, 'privacy')).others).toEqual([])
  expect((await open(later, 'privacy')).draft?.content).toBe('<p>Ada types</p>')
})

test('a preview is what would be published, and cleaned like it', async () => {
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
  ['a page that the lesson does not have', 'edit-text', { text: 'lesson1/4' }],
  ['a draft that is too long', 'save-draft', draft('lesson1/1', 'x'.repeat(textMaxLength('lesson1/1') + 1))],
  ['a draft of too many elements', 'save-draft', draft('terms', '<p>'.repeat(10_001))],
  ['a preview that is too long', 'preview-text', { text: 'lesson1/1', content: 'x'.repeat(200_001) }],
  ['a version that is no number', 'restore-text', { text: 'terms', version: 'x', baseVersion: 1 }],
  ['a version beyond all numbers', 'text-version', { text: 'terms', version: 2 ** 40 }],
])('%s is refused', async (_name, name, body) => {
  expect((await callFunction(owner, name, body)).status).toBe(400)
})

test('versions stay when their author is gone, without the name; drafts go with their writer', async () => {
  const grace = await colleague('Grace Leaving')
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
  expect((await versionsOf(again, 'lesson1/2')).versions[0]?.author).toEqual({ kind: 'removed' })
  const left = site.db.selectFrom('text_drafts').select('content').where('content', '=', '<p>Goes</p>')
  expect(await left.execute()).toEqual([])
})

test('a draft that nobody touches is deleted in the end', async () => {
  const again = await site.signedInAgain(owner)
  await call(again, 'save-draft', draft('lesson2/1', '<p>Forgotten</p>', { isTakenOver: true }))
  const tidy = site.app.slices.flatMap((slice) => slice.jobs ?? []).find(({ name }) => name === 'text-drafts')
  await tidy?.run()
  const left = () =>
    site.db.selectFrom('text_drafts').select('content').where('text_id', '=', 'lesson2/1').execute()
  expect(await left()).toHaveLength(1)
  site.clock.advance((draftRetentionDays + 1) * 24 * 3600)
  await tidy?.run()
  expect(await left()).toEqual([])
})
