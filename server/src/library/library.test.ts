import { library } from '@course/content/course/library'
import type { EditTextResponse, TextVersions } from '@course/contract/editing/texts'
import type {
  LessonLibrary,
  LibraryArticle,
  LibrarySections,
  SearchHit,
} from '@course/contract/learning/library'
import { lessonContentMaxLength } from '@course/contract/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { htmlToPassages } from '../editing/index.ts'
import { seedBuiltInTexts } from '../editing/seed-built-in-texts.ts'
import { hostileCases } from '../testing/hostile-html.ts'
import { passQuizzes } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { loadStoredLibrary } from './stored-library.ts'
import { libraryTexts } from './texts.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

async function call<Body>(member: Member, name: string, body: Record<string, unknown>): Promise<Body> {
  const { data, error } = await member.functions.invoke<Body>(name, { body })
  expect(error).toBeNull()
  return data!
}

const statusOf = async (member: Member, name: string, body: Record<string, unknown>) => {
  const response = await member.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  await response.arrayBuffer()
  return response.status
}

const search = async (member: Member, query: string) =>
  (await call<{ hits: SearchHit[] | null }>(member, 'search-library', { query })).hits

const excerptText = ({ excerpt }: SearchHit) => excerpt.map(({ text }) => text).join('')
const matchedTexts = ({ excerpt }: SearchHit) =>
  excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase())

test('a learner can read every section of the library', async () => {
  const learner = await site.paidCustomer()
  const fetchEntries = async <Part extends keyof LibrarySections>(name: Part) =>
    (await call<{ entries: LibrarySections[Part] }>(learner, 'library', { part: name })).entries
  expect(
    (await fetchEntries('glossary')).map(({ term, content }) => [term, ...htmlToPassages(content)]),
  ).toEqual(library.glossary.map(({ term, text }) => [term, text]))
  expect((await fetchEntries('workshops')).map(({ slug }) => slug)).toEqual(
    library.workshops.map(({ slug }) => slug),
  )
  for (const { templates } of await fetchEntries('workshops'))
    for (const { title } of templates) expect(title).not.toBe('')
  const works = await fetchEntries('bibliography')
  const { slug, doi, note } = library.works.find((work) => work.doi !== undefined)!
  expect(works.find((work) => work.slug === slug)).toMatchObject({
    link: `https://doi.org/${doi}`,
    content: `<p>${note}</p>`,
  })
  const [firstSummary] = await fetchEntries('articles')
  const { article } = await call<{ article: LibraryArticle }>(learner, 'library-article', {
    slug: firstSummary!.slug,
  })
  expect(article).toMatchObject(firstSummary!)
  const { title, summary, sections } = library.articles[0]!
  const passages = htmlToPassages(article.content)
  expect(passages.slice(0, 3)).toEqual([title, summary, sections[0]!.heading])
  expect(passages.at(-1)).toBe(sections.at(-1)!.points!.at(-1))
  expect(article.works.map(({ slug }) => slug).toSorted()).toEqual(library.articles[0]!.works.toSorted())
  expect(await call(learner, 'library-article', { slug: '../glossary' })).toEqual({ article: null })
})

test('a lesson gets its glossary entries and articles', async () => {
  const learner = await site.paidCustomer()
  const { glossaryEntries, articles } = await call<LessonLibrary>(learner, 'lesson-library', {
    lessonId: 'lesson1',
  })
  expect(glossaryEntries).toEqual(
    library.glossary.map(({ slug, term, forms = [] }) => ({ slug, forms: [term, ...forms] })),
  )
  const { slug, title, pages } = library.articles.find((article) => article.pages[0]?.lesson === 1)!
  expect(articles).toContainEqual({ slug, title, page: pages[0]!.page })
})

test('returns nothing to users who have not paid', async () => {
  const user = await site.signedUp()
  await passQuizzes(user, 4)
  expect(await call(user, 'library', { part: 'articles' })).toEqual({ entries: null })
  expect(await call(user, 'library-article', { slug: library.articles[0]!.slug })).toEqual({ article: null })
  expect(await call(user, 'lesson-library', { lessonId: 'lesson1' })).toEqual({
    glossaryEntries: [],
    articles: [],
  })
  expect(await search(user, 'chain')).toBeNull()
})

test('a search finds text in lessons and library, and shows an excerpt', async () => {
  const hits = await search(await site.paidCustomer(), 'Benefit CHAIN')
  expect(hits!.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['lesson', 'word']))
  expect(hits![0]).toMatchObject({ kind: 'word', path: '/library/glossary#benefit-chain' })
  const lesson = hits!.find(({ kind }) => kind === 'lesson')!
  expect(lesson.path).toMatch(/^\/lesson-1\?(page=\d&)?find=benefit%20chain$/)
  expect(matchedTexts(lesson)).toEqual(expect.arrayContaining([expect.stringMatching(/^chain/)]))
  for (const hit of hits!) expect(excerptText(hit).length).toBeLessThan(400)
})

test('a search does not find text of locked lessons', async () => {
  const learner = await site.paidCustomer()
  const lessons = async () =>
    (await search(learner, 'Larkmoor'))!.filter(({ kind }) => kind === 'lesson').map(({ path }) => path[8])
  expect(new Set(await lessons())).toEqual(new Set(['1']))
  await passQuizzes(learner, 2)
  expect(new Set(await lessons())).toEqual(new Set(['1', '2', '3']))
})

test('a search finds the new text of an edited page', async () => {
  const administrator = await site.administrator()
  expect(await search(administrator, 'quixotic')).toEqual([])
  await administrator.rest
    .from('lesson_content')
    .upsert(
      {
        lesson_id: 'lesson4',
        page_number: 3,
        content: '<h2>A plan</h2><p>A <em>Quixotic</em> plan &amp; <strong>more</strong></p><p>Other</p>',
        updated_by: 'me',
      },
      { onConflict: 'lesson_id,page_number' },
    )
    .throwOnError()
  const [hit] = (await search(administrator, 'quixotic'))!
  expect(hit).toMatchObject({
    title: 'Lesson 4, page 3: A plan',
    path: '/lesson-4?page=3&find=quixotic',
    excerpt: [
      { text: 'A ', isMatch: false },
      { text: 'Quixotic', isMatch: true },
      { text: ' plan & more', isMatch: false },
    ],
  })
})

const fetchArticle = async (member: Member, slug: string) =>
  (await call<{ article: LibraryArticle | null }>(member, 'library-article', { slug })).article!
const save = (member: Member, slug: string, content: string, base_version: number, more: object = {}) =>
  statusOf(member, 'save-text', { text: `article/${slug}`, content, base_version, ...more })
const openInEditor = (member: Member, slug: string) =>
  call<EditTextResponse>(member, 'edit-text', { text: `article/${slug}` })

test('an edited article appears in the list, on its page, beside lessons and in search', async () => {
  const [administrator, learner] = [await site.administrator(), await site.paidCustomer()]
  const slug = 'foresight'
  const before = await fetchArticle(learner, slug)
  const content =
    '<h2>A <em>zymurgical</em> title &amp; more</h2><p><br></p><p>In short.</p>' +
    '<p onclick="x()">See <a href="/library/glossary#dip">the dip</a><script>alert(1)</script></p>'
  expect(await save(administrator, slug, content, 1)).toBe(200)
  const article = await fetchArticle(learner, slug)
  const title = 'A zymurgical title & more'
  expect(article).toEqual({
    ...before,
    title,
    summary: 'In short.',
    minutes: 1,
    content:
      '<h2>A <em>zymurgical</em> title &amp; more</h2><p>In short.</p>' +
      '<p>See <a href="/library/glossary#dip">the dip</a></p>',
  })
  const { entries } = await call<{ entries: LibrarySections['articles'] }>(learner, 'library', {
    part: 'articles',
  })
  expect(entries.find((entry) => entry.slug === slug)).toMatchObject({ title, summary: 'In short.' })
  const lessonId = `lesson${before.pages[0]!.lesson}`
  const { articles } = await call<LessonLibrary>(learner, 'lesson-library', { lessonId })
  expect(articles).toContainEqual({ slug, title, page: before.pages[0]!.page })
  expect(await search(learner, 'zymurgical')).toMatchObject([
    { kind: 'article', title, path: `/library/articles/${slug}?find=zymurgical` },
  ])
  const hitsForOldTitle = await search(learner, before.title)
  expect(hitsForOldTitle!.filter(({ path }) => path.startsWith(`/library/articles/${slug}`))).toEqual([])
  expect(
    (await call<{ article: null }>(await site.signedUp(), 'library-article', { slug })).article,
  ).toBeNull()
})

test('an article without heading or paragraph is named after its address, and hostile HTML is removed', async () => {
  const administrator = await site.administrator()
  const hostile = `<ul><li>${hostileCases.map(({ html }) => html.replaceAll(/<\/?(p|h\d)\b[^>]*>/gi, '')).join(' ')}</li></ul>`
  expect(await save(administrator, 'what-stays', hostile, 1)).toBe(200)
  const article = await fetchArticle(administrator, 'what-stays')
  expect(article).toMatchObject({ title: 'What stays', summary: '' })
  expect(article.content).not.toMatch(/<script|javascript:|onerror/i)
})

test('the built-in text of a workshop contains everything its slides need', async () => {
  const { workshops } = await loadStoredLibrary(site.db)
  for (const [index, { title, aim, agenda, people, materials }] of library.workshops.entries()) {
    expect(workshops[index]).toMatchObject({ title, aim, agenda })
    expect(workshops[index]!.passages).toEqual(expect.arrayContaining([people, ...materials]))
  }
})

const fetchSection = async <Part extends keyof LibrarySections>(member: Member, part: Part) =>
  (await call<{ entries: LibrarySections[Part] }>(member, 'library', { part })).entries
const saveText = (member: Member, text: string, content: string, base_version = 1) =>
  statusOf(member, 'save-text', { text, content, base_version })

test('an edited glossary entry shows the new text, and lessons still link all its forms', async () => {
  const [administrator, learner] = [await site.administrator(), await site.paidCustomer()]
  const { slug, term, page, forms } = library.glossary.find((entry) => entry.forms)!
  const content = '<p>A <em>xyloid</em> thing, see <a href="/lesson-1">lesson 1</a>.</p>'
  expect(await saveText(administrator, `word/${slug}`, `${content}<script>x</script>`)).toBe(200)
  expect(await fetchSection(learner, 'glossary')).toContainEqual({ slug, term, page, content })
  const { glossaryEntries } = await call<LessonLibrary>(learner, 'lesson-library', { lessonId: 'lesson1' })
  expect(glossaryEntries).toContainEqual({ slug, forms: [term, ...forms!] })
  expect(await search(learner, 'xyloid')).toMatchObject([
    { kind: 'word', title: term, path: `/library/glossary#${slug}` },
  ])
})

test('editing the note of a work keeps its data, URL and position', async () => {
  const [administrator, learner] = [await site.administrator(), await site.paidCustomer()]
  const { slug, title } = library.works.find((work) => work.doi !== undefined)!
  const before = await fetchSection(learner, 'bibliography')
  expect(await saveText(administrator, `work/${slug}`, '<p>Found a <b>wombat</b>.</p>')).toBe(200)
  expect(await fetchSection(learner, 'bibliography')).toEqual(
    before.map((work) =>
      work.slug === slug ? { ...work, content: '<p>Found a <strong>wombat</strong>.</p>' } : work,
    ),
  )
  const [hit] = (await search(learner, 'wombat'))!
  expect(hit).toMatchObject({ kind: 'work', path: `/library/bibliography#${slug}` })
  expect(hit!.title).toContain(title)
})

test('an edited workshop keeps its URL and templates, and its agenda is parsed from its headings', async () => {
  const [administrator, learner] = [await site.administrator(), await site.paidCustomer()]
  const { slug } = library.workshops[0]!
  const [before] = await fetchSection(learner, 'workshops')
  const content =
    '<h2>A short one</h2><p>One page.</p><h3>Agenda</h3>' +
    '<h3>0-20 minutes: <em>Begin</em></h3><p>On the slide: Why &amp; when?</p><p>Hand out template 01.</p>' +
    '<h4>20–45 min · End</h4><ul><li>Thank them.</li></ul><h3>Afterwards</h3><p>Gnomic remarks.</p>'
  expect(await saveText(administrator, `workshop/${slug}`, content)).toBe(200)
  const [after] = await fetchSection(learner, 'workshops')
  expect(after).toEqual({ ...before, title: 'A short one', minutes: 45, content })
  expect((await loadStoredLibrary(site.db)).workshops[0]).toMatchObject({
    aim: 'One page.',
    agenda: [
      { from: 0, to: 20, title: 'Begin', question: 'Why & when?', text: 'Hand out template 01.' },
      { from: 20, to: 45, title: 'End', text: 'Thank them.' },
    ],
  })
  expect(await search(learner, 'gnomic')).toMatchObject([
    { kind: 'workshop', title: 'A short one', path: `/library/workshops#${slug}` },
  ])
  expect(await saveText(administrator, `workshop/${slug}`, '<p>No agenda.</p>', 2)).toBe(200)
  expect((await fetchSection(learner, 'workshops'))[0]).toMatchObject({ title: before!.title, minutes: 0 })
})

test('a save only replaces the version it is based on, is idempotent, and ends its draft', async () => {
  const administrator = await site.administrator()
  const slug = 'five-beliefs'
  const draft = { baseVersion: 1, editorId: '6f1c0d35-0c47-4c7e-9d0e-0a4a5c1f2b3d', isTakenOver: false }
  await call(administrator, 'save-draft', { text: `article/${slug}`, content: '<p>Typed</p>', ...draft })
  expect((await openInEditor(administrator, slug)).draft?.content).toBe('<p>Typed</p>')
  const saves = Array.from({ length: 6 }, (_, index) => save(administrator, slug, `<p>Text ${index}</p>`, 1))
  expect((await Promise.all(saves)).toSorted()).toEqual([200, ...Array(5).fill(409)])
  expect(await save(administrator, slug, '<p>Later</p>', 1)).toBe(409)
  const more = { editor_id: draft.editorId }
  // Saved twice, as after a lost response.
  for (let attempt = 0; attempt < 2; attempt++)
    expect(await save(administrator, slug, '<p>Typed</p>', 2, more)).toBe(200)
  expect(await openInEditor(administrator, slug)).toMatchObject({
    version: 3,
    content: '<p>Typed</p>',
    draft: null,
  })
  const { versions } = await call<TextVersions>(administrator, 'text-versions', { text: `article/${slug}` })
  expect(versions).toMatchObject([
    { version: 3, author: { kind: 'person' } },
    { version: 2, author: { kind: 'person' } },
    { version: 1, author: { kind: 'built-in' } },
  ])
})

test('a built-in article is updated with the course until it is edited', async () => {
  const administrator = await site.administrator()
  const [unedited, edited] = ['too-much-change', 'odds-of-change']
  const builtIn = (await openInEditor(administrator, unedited)).content
  // Simulates the text of an older release.
  await site.db
    .updateTable('text_versions')
    .set({ content: '<p>Older</p>' })
    .where('text_id', 'in', [`article/${unedited}`, `article/${edited}`])
    .execute()
  expect(await save(administrator, edited, '<p>Ours</p>', 1)).toBe(200)
  await Promise.all([seedBuiltInTexts(site, libraryTexts), seedBuiltInTexts(site, libraryTexts)])
  expect(await openInEditor(administrator, unedited)).toMatchObject({ version: 2, content: builtIn })
  expect(await openInEditor(administrator, edited)).toMatchObject({ version: 2, content: '<p>Ours</p>' })
  expect((await fetchArticle(administrator, unedited)).content).toBe(builtIn)
})

test.each([
  ['an unknown article', { text: 'article/none' }],
  ['an unknown glossary entry', { text: 'word/none' }],
  ['an empty text', { content: '<p> </p><script>x</script>' }],
  ['a text that is too long', { content: 'x'.repeat(lessonContentMaxLength + 1) }],
  ['a save without a base version', { base_version: undefined }],
])('%s is not saved', async (_name, change) => {
  const body = { text: 'article/the-dip', content: '<p>New</p>', base_version: 1, ...change }
  expect(await statusOf(await site.administrator(), 'save-text', body)).toBe(400)
  expect((await openInEditor(await site.administrator(), 'the-dip')).version).toBe(1)
})

test.each(['', '   ', '%', '.*', '(a+)+$', '<script>', "' or 1=1 --", '\u0000', '\ud800', 'e'.repeat(100)])(
  'the query %j is treated as plain text',
  async (query) => {
    expect(await statusOf(await site.paidCustomer(), 'search-library', { query })).toBe(200)
  },
)

test('refuses invalid queries, sections and lessons', async () => {
  const learner = await site.paidCustomer()
  expect(await statusOf(learner, 'search-library', { query: 'a'.repeat(101) })).toBe(400)
  expect(await statusOf(learner, 'search-library', { query: { like: 'x' } })).toBe(400)
  expect(await statusOf(learner, 'library', { part: 'everything' })).toBe(400)
  expect(await statusOf(learner, 'lesson-library', { lessonId: 'lesson9' })).toBe(400)
})
