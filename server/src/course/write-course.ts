import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mailDefinitions } from '@course/content/course/mail/mails'
import { requiredPolicyTypes } from '@course/contract/editing/policies'
import {
  lessonTextId,
  libraryTextId,
  mailTextId,
  siteTextId,
  type TextId,
  type TextKindName,
} from '@course/contract/editing/texts'
import { courseBlockNames } from '@course/contract/site-content/blocks'
import { listCurrentTexts } from '../editing/index.ts'
import type { Site } from '../platform/site.ts'
import { type PublishedQuestion, readQuestions } from '../quizzes/index.ts'
import { storedCourse } from '../site-content/index.ts'
import { namesOfImages, readStoredImages, withImagePaths } from './stored-images.ts'

const EXPORTED_KINDS = [
  'lesson',
  'policy',
  'library',
  'site',
  'mail',
  'course',
] as const satisfies TextKindName[]

/** Writes the course as it is published into an empty or new folder. Returns the number of files. */
export async function writeCourse(site: Pick<Site, 'db' | 'config'>, root: string): Promise<number> {
  const existing = await readdir(root).catch(() => [])
  if (existing.length > 0) throw new Error(`${root} is not empty. Choose a new folder`)
  const files = await courseFiles(site)
  for (const [name, content] of files) {
    const file = join(root, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return files.size
}

async function courseFiles(site: Pick<Site, 'db' | 'config'>): Promise<Map<string, string | Buffer>> {
  const { db } = site
  const rows = (await Promise.all(EXPORTED_KINDS.map((kind) => listCurrentTexts(db, kind)))).flat()
  const stored = new Map<TextId, string>(rows.map(({ text_id, content }) => [text_id, content]))
  const { course } = storedCourse(rows.filter(({ kind }) => kind === 'course'))
  const { outline, sample, exercises, library, toolkit, simulation } = course
  const { tallFigures: _, lessons, ...about } = outline
  const { html: sampleHtml, ...sampleTexts } = sample
  const texts = new Map<string, string>()
  const addJson = (name: string, value: unknown) => texts.set(name, `${JSON.stringify(value, null, 2)}\n`)
  const addHtml = (name: string, html: string) => texts.set(name, `${inLines(html)}\n`)
  const textOf = (id: TextId) => stored.get(id) ?? ''

  addJson('course.json', { ...about, lessons, sample: sampleTexts })
  addHtml('sample.html', sampleHtml)
  for (const { id, minutes } of lessons)
    for (const page of minutes.keys())
      addHtml(`lessons/${id}/page-${page + 1}.html`, textOf(lessonTextId(id, page + 1)))
  for (const { id } of lessons) addJson(`quizzes/${id}.json`, quizFile(await readQuestions(db, id)))
  for (const name of requiredPolicyTypes) addHtml(`policies/${name}.html`, textOf(name))
  for (const name of courseBlockNames) addJson(`site/${name}.json`, JSON.parse(textOf(siteTextId(name))))
  for (const { name } of mailDefinitions) addJson(`mails/${name}.json`, JSON.parse(textOf(mailTextId(name))))
  for (const exercise of exercises) addJson(`exercises/${exercise.id}.json`, exercise)
  if (toolkit.length > 0) addJson('toolkit.json', toolkit)
  if (simulation) addJson('simulation.json', simulation)
  if (Object.values(library).some(({ length }) => length > 0)) {
    addJson('library/articles.json', library.articles)
    addJson('library/workshops.json', library.workshops)
    addJson(
      'library/glossary.json',
      library.glossary.map((entry) => ({ ...entry, text: textOf(libraryTextId('word', entry.slug)) })),
    )
    addJson(
      'library/bibliography.json',
      library.works.map((work) => ({ ...work, note: textOf(libraryTextId('work', work.slug)) })),
    )
    for (const { slug } of library.articles)
      addHtml(`library/articles/${slug}.html`, textOf(libraryTextId('article', slug)))
    for (const { slug } of library.workshops)
      addHtml(`library/workshops/${slug}.html`, textOf(libraryTextId('workshop', slug)))
  }
  const names = namesOfImages(texts.values())
  const files = new Map<string, string | Buffer>()
  for (const [file, text] of texts) files.set(file, withImagePaths(text, names))
  for (const [path, name] of names)
    for (const [file, content] of await readStoredImages(site, path, name))
      files.set(`images/${file}`, content)
  return files
}

const quizFile = (questions: readonly PublishedQuestion[]) => ({
  questions: questions.map(({ correct, passage, isRetired, ...question }) => ({
    ...question,
    correct: correct + 1,
    passage: { page: passage.page, text: passage.text },
    ...(isRetired && { isRetired }),
  })),
})

/** One line per block, for people. Line breaks between blocks mean nothing when the file is imported. */
const inLines = (html: string) =>
  html.includes('\n')
    ? html
    : html.replaceAll(/(<\/(?:h[2-6]|p|ul|ol|li|table|tr|figure|blockquote|div)>|<[uo]l>)(?=<)/g, '$1\n')
