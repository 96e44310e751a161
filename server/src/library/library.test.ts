import { library } from '@course/content/course/library'
import type { LessonLibrary, LibraryArticle, LibraryParts, SearchHit } from '@course/contract/library'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passQuizzes } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

async function ask<Answer>(member: Member, name: string, body: Record<string, unknown>): Promise<Answer> {
  const { data, error } = await member.functions.invoke<Answer>(name, { body })
  expect(error).toBeNull()
  return data!
}

const statusOf = async (member: Member, name: string, body: Record<string, unknown>) => {
  const answer = await member.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  await answer.arrayBuffer()
  return answer.status
}

const search = async (member: Member, query: string) =>
  (await ask<{ hits: SearchHit[] | null }>(member, 'search-library', { query })).hits

const plain = ({ excerpt }: SearchHit) => excerpt.map(({ text }) => text).join('')
const matched = ({ excerpt }: SearchHit) =>
  excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase())

test('a learner reads every part of the library', async () => {
  const learner = await site.paidCustomer()
  const part = async <Part extends keyof LibraryParts>(name: Part) =>
    (await ask<{ entries: LibraryParts[Part] }>(learner, 'library', { part: name })).entries
  expect((await part('glossary')).map(({ word }) => word)).toEqual(library.glossary.map(({ word }) => word))
  expect((await part('workshops')).map(({ slug }) => slug)).toEqual(library.workshops.map(({ slug }) => slug))
  for (const { templates } of await part('workshops'))
    for (const { title } of templates) expect(title).not.toBe('')
  const works = await part('bibliography')
  const { slug, doi } = library.works.find((work) => work.doi !== undefined)!
  expect(works.find((work) => work.slug === slug)?.link).toBe(`https://doi.org/${doi}`)
  const [head] = await part('articles')
  const { article } = await ask<{ article: LibraryArticle }>(learner, 'library-article', { slug: head!.slug })
  expect(article).toMatchObject(head!)
  expect(article.sections).toEqual(library.articles[0]!.sections)
  expect(article.works.map(({ slug }) => slug).toSorted()).toEqual(library.articles[0]!.works.toSorted())
  expect(await ask(learner, 'library-article', { slug: '../glossary' })).toEqual({ article: null })
})

test('a lesson gets its words and articles', async () => {
  const learner = await site.paidCustomer()
  const { words, articles } = await ask<LessonLibrary>(learner, 'lesson-library', { lessonId: 'lesson1' })
  expect(words).toEqual(
    library.glossary.map(({ slug, word, forms = [] }) => ({ slug, forms: [word, ...forms] })),
  )
  const { slug, title, pages } = library.articles.find((article) => article.pages[0]?.lesson === 1)!
  expect(articles).toContainEqual({ slug, title, page: pages[0]!.page })
})

test('who has not paid gets nothing of it', async () => {
  const user = await site.signedUp()
  await passQuizzes(user, 4)
  expect(await ask(user, 'library', { part: 'articles' })).toEqual({ entries: null })
  expect(await ask(user, 'library-article', { slug: library.articles[0]!.slug })).toEqual({ article: null })
  expect(await ask(user, 'lesson-library', { lessonId: 'lesson1' })).toEqual({ words: [], articles: [] })
  expect(await search(user, 'chain')).toBeNull()
})

test('a search finds words in lessons and library, and shows the place', async () => {
  const hits = await search(await site.paidCustomer(), 'Benefit CHAIN')
  expect(hits!.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Lesson', 'Glossary']))
  expect(hits![0]).toMatchObject({ kind: 'Glossary', path: '/library/glossary#benefit-chain' })
  const lesson = hits!.find(({ kind }) => kind === 'Lesson')!
  expect(lesson.path).toMatch(/^\/lesson-1\?(page=\d&)?find=benefit%20chain$/)
  expect(matched(lesson)).toEqual(expect.arrayContaining([expect.stringMatching(/^chain/)]))
  for (const hit of hits!) expect(plain(hit).length).toBeLessThan(400)
})

test('a search finds nothing in lessons that are not open yet', async () => {
  const learner = await site.paidCustomer()
  const lessons = async () =>
    (await search(learner, 'Larkmoor'))!.filter(({ kind }) => kind === 'Lesson').map(({ path }) => path[8])
  expect(new Set(await lessons())).toEqual(new Set(['1']))
  await passQuizzes(learner, 2)
  expect(new Set(await lessons())).toEqual(new Set(['1', '2', '3']))
})

test('an edited page is found by its new words', async () => {
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

test.each(['', '   ', '%', '.*', '(a+)+$', '<script>', "' or 1=1 --", '\u0000', '\ud800', 'e'.repeat(100)])(
  'the query %j is only words, and finds nothing it should not',
  async (query) => {
    expect(await statusOf(await site.paidCustomer(), 'search-library', { query })).toBe(200)
  },
)

test('a query that is no sentence any more is refused', async () => {
  const learner = await site.paidCustomer()
  expect(await statusOf(learner, 'search-library', { query: 'a'.repeat(101) })).toBe(400)
  expect(await statusOf(learner, 'search-library', { query: { like: 'x' } })).toBe(400)
  expect(await statusOf(learner, 'library', { part: 'everything' })).toBe(400)
  expect(await statusOf(learner, 'lesson-library', { lessonId: 'lesson9' })).toBe(400)
})
