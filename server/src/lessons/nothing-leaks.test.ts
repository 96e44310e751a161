import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { courseImages } from '@course/content/course/images'
import { library } from '@course/content/course/library'
import { quizzes } from '@course/content/course/quizzes'
import { sample } from '@course/content/site/pages/sample'
import { lessonIds } from '@course/contract/lessons'
import { pagePaths } from '@course/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultWebFolder } from '../app.ts'
import { passQuizzes } from '../testing/learning.ts'
import type { Person } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { builtInPages } from './built-in-pages.ts'

const webIsBuilt = existsSync(join(defaultWebFolder, 'index.html'))

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ ...(webIsBuilt && { webFolder: defaultWebFolder }) }))
})
afterAll(() => close())

/** Runs of plain letters, which look the same in HTML, JSON and minified scripts. */
const stretches = (text: string): string[] =>
  text
    .replace(/<[^>]*>/g, '\n\n')
    .split('\n\n')
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').match(/[A-Za-z ,]{45,}/g) ?? [])

/** The opening that everybody may read at `/sample`. */
const publicText = new Set(stretches(`<h2>${sample.title}</h2>${sample.html}`))
const lessonText = new Set(
  builtInPages()
    .flatMap(({ content }) => stretches(content))
    .filter((stretch) => !publicText.has(stretch)),
)
/** Names of authors stand in both. */
const sampleText = sample.html.replace(/\s+/g, ' ')
const libraryText = new Set(
  JSON.stringify([library.articles, library.glossary, library.works, library.workshops])
    .split('"')
    .flatMap(stretches)
    .filter((stretch) => !sampleText.includes(stretch)),
)
const questions = quizzes.flatMap((quiz) => [...quiz.questions, ...quiz.overview, ...quiz.bank])
const explanations = new Set([
  ...questions.flatMap(({ feedback }) => feedback.flatMap(stretches)),
  ...quizzes
    .flatMap((quiz) => [...quiz.questions, ...quiz.overview])
    .flatMap((one) => stretches(one.explanation)),
])
const questionText = new Set(
  questions.flatMap(({ question, options }) => [question, ...options].flatMap(stretches)),
)

const found = (text: string, secrets: ReadonlySet<string>): string[] => {
  const plain = text.replace(/(?:\s|\\[nrt])+/g, ' ')
  return [...secrets].filter((secret) => plain.includes(secret))
}

test('there is enough to look for, and it is found where it may be', async () => {
  expect(lessonText.size).toBeGreaterThan(500)
  expect(libraryText.size).toBeGreaterThan(100)
  expect(explanations.size).toBeGreaterThan(30)
  expect(questionText.size).toBeGreaterThan(100)
  const learner = await site.paidCustomer()
  const text = await (await learner.fetch('/rest/v1/lesson_content?lesson_id=eq.lesson1')).text()
  expect(found(text, lessonText).length).toBeGreaterThan(100)
})

test('no question gives away lesson text or an explanation, whichever are drawn', () => {
  const asked = JSON.stringify(questions.map(({ question, options }) => ({ question, options })))
  expect(found(asked, lessonText)).toEqual([])
  expect(found(asked, explanations)).toEqual([])
})

test.skipIf(!webIsBuilt)(
  'no built file of the web holds lesson or library text, questions, keys or explanations',
  () => {
    const names = readdirSync(defaultWebFolder, { recursive: true, encoding: 'utf8' })
    const texts = names.filter((name) => /\.(html|js|css|json|map|txt|xml|svg|webmanifest)$/.test(name))
    expect(texts.length).toBeGreaterThan(3)
    for (const name of texts) {
      const text = readFileSync(join(defaultWebFolder, name), 'utf8')
      for (const secrets of [lessonText, libraryText, explanations, questionText]) {
        expect({ name, found: found(text, secrets) }).toEqual({ name, found: [] })
      }
    }
  },
)

test.each([
  { who: 'a visitor', person: async (): Promise<Person> => site.visitor(), requireSession: false },
  { who: 'a user who has not paid', person: (): Promise<Person> => site.signedUp(), requireSession: true },
  {
    who: 'a user who has not paid but passed every quiz',
    person: async (): Promise<Person> => {
      const user = await site.signedUp()
      await passQuizzes(user, 4)
      return user
    },
    requireSession: true,
  },
])(
  'no answer to $who holds lesson or library text, a key or an explanation',
  async ({ person, requireSession }) => {
    const reader = await person()
    for (const path of readablePaths()) {
      const text = await (await reader.fetch(path)).text()
      for (const secrets of [lessonText, libraryText, explanations, questionText]) {
        expect({ path, found: found(text, secrets) }).toEqual({ path, found: [] })
      }
    }
    const asked = [...lessonIds, 'overview'].flatMap((lessonId) => [{ lessonId }, { lessonId, draw: true }])
    for (const body of asked) {
      const response = await reader.fetch('/functions/v1/quiz-questions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      expect(response.status).toBe(requireSession ? 200 : 401)
      expect(text).not.toMatch(/"(correct|explanation|feedback|passage)":/)
      expect(found(text, explanations)).toEqual([])
      expect(found(text, lessonText)).toEqual([])
      expect(found(text, questionText).length > 0).toBe(requireSession)
    }
  },
)

/** Every address that can be read, taken from the running site, with what a curious person might add to it. */
function readablePaths(): string[] {
  const routes = routesOf(site.app.http.printRoutes({ commonPrefix: false }))
  expect(routes).toContain('/rest/v1/lesson_content')
  const tables = routes.filter((path) => path.startsWith('/rest/v1/') && !path.includes('/rpc/'))
  return [
    ...routes,
    ...tables.flatMap((path) => [`${path}?select=*`, `${path}?select=content`, `${path}?select=review`]),
    ...lessonIds.map((id) => `/rest/v1/lesson_content?lesson_id=eq.${id}&order=page_number.asc`),
    '/rest/v1/lesson_versions?select=*',
    '/rest/v1/lesson_content?lesson_id=in.(lesson1,lesson2,lesson3,lesson4)',
    ...courseImages().map(({ name }) => `/storage/v1/object/public/images/${name}`),
    '/storage/v1/object/public/images/..%2f..%2fcourse.sqlite',
    ...(webIsBuilt ? pagePaths : []),
  ]
}

function routesOf(tree: string): string[] {
  const parents: string[] = []
  const paths: string[] = []
  for (const line of tree.split('\n')) {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? []
    if (indent === undefined || part === undefined) continue
    const depth = indent.length / 4
    parents[depth] = (depth === 0 ? '' : parents[depth - 1]) + part
    if (methods!.split(', ').includes('GET')) paths.push(parents[depth]!)
  }
  return paths.map((path) => path.replace(/:\w+|\*/g, 'x')).filter((path) => path.startsWith('/'))
}
