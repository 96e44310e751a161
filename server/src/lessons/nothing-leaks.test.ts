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
import { lessonTexts } from './texts.ts'

const webIsBuilt = existsSync(join(defaultWebFolder, 'index.html'))

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ ...(webIsBuilt && { webFolder: defaultWebFolder }) }))
})
afterAll(() => close())

/** Long runs of plain letters, which look the same in HTML, JSON and minified scripts. */
const textRuns = (text: string): string[] =>
  text
    .replace(/<[^>]*>/g, '\n\n')
    .split('\n\n')
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').match(/[A-Za-z ,]{45,}/g) ?? [])

/** The free sample, public at `/sample`. */
const publicText = new Set(textRuns(`<h2>${sample().title}</h2>${sample().html}`))
const lessonText = new Set(
  lessonTexts
    .builtInTexts()
    .flatMap(({ content }) => textRuns(content))
    .filter((run) => !publicText.has(run)),
)
/** Excluded, because author names appear in the sample and in the library. */
const sampleText = sample().html.replace(/\s+/g, ' ')
const libraryText = new Set(
  JSON.stringify([library.articles, library.glossary, library.works, library.workshops])
    .split('"')
    .flatMap(textRuns)
    .filter((run) => !sampleText.includes(run)),
)
const questions = quizzes.flatMap((quiz) => [...quiz.questions, ...quiz.overview, ...quiz.bank])
const explanations = new Set([
  ...questions.flatMap(({ feedback }) => feedback.flatMap(textRuns)),
  ...quizzes
    .flatMap((quiz) => [...quiz.questions, ...quiz.overview])
    .flatMap((one) => textRuns(one.explanation)),
])
const questionText = new Set(
  questions.flatMap(({ question, options }) => [question, ...options].flatMap(textRuns)),
)

const everySecret = new Set([...lessonText, ...libraryText, ...explanations, ...questionText])

const findSecrets = (text: string, secrets: ReadonlySet<string>): string[] => {
  const plain = text.replace(/(?:\s|\\[nrt])+/g, ' ')
  // Only these can contain a search text. Searching everything else takes most of the time.
  const runs = (plain.match(/[A-Za-z ,]{45,}/g) ?? []).join('\n')
  return [...secrets].filter((secret) => runs.includes(secret))
}

test('the search texts are plentiful and are found in a paying learner’s response', async () => {
  expect(lessonText.size).toBeGreaterThan(500)
  expect(libraryText.size).toBeGreaterThan(100)
  expect(explanations.size).toBeGreaterThan(30)
  expect(questionText.size).toBeGreaterThan(100)
  const learner = await site.paidCustomer()
  const text = await (await learner.fetch('/rest/v1/lesson_content?lesson_id=eq.lesson1')).text()
  expect(findSecrets(text, lessonText).length).toBeGreaterThan(100)
})

test('no question contains lesson text or an explanation', () => {
  const questionsJson = JSON.stringify(questions.map(({ question, options }) => ({ question, options })))
  expect(findSecrets(questionsJson, lessonText)).toEqual([])
  expect(findSecrets(questionsJson, explanations)).toEqual([])
})

test.skipIf(!webIsBuilt)(
  'no built web file contains lesson or library text, questions, answer keys or explanations',
  () => {
    const names = readdirSync(defaultWebFolder, { recursive: true, encoding: 'utf8' })
    const texts = names.filter((name) => /\.(html|js|css|json|map|txt|xml|svg|webmanifest)$/.test(name))
    expect(texts.length).toBeGreaterThan(3)
    for (const name of texts) {
      const text = readFileSync(join(defaultWebFolder, name), 'utf8')
      expect({ name, found: findSecrets(text, everySecret) }).toEqual({ name, found: [] })
    }
  },
)

test.each([
  { who: 'a visitor', person: async (): Promise<Person> => site.visitor(), isSignedIn: false },
  { who: 'a user who has not paid', person: (): Promise<Person> => site.signedUp(), isSignedIn: true },
  {
    who: 'a user who has not paid but passed every quiz',
    person: async (): Promise<Person> => {
      const user = await site.signedUp()
      await passQuizzes(user, 4)
      return user
    },
    isSignedIn: true,
  },
])(
  'no response to $who contains lesson or library text, an answer key or an explanation',
  async ({ person, isSignedIn }) => {
    const reader = await person()
    for (const path of readablePaths()) {
      const text = await (await reader.fetch(path)).text()
      expect({ path, found: findSecrets(text, everySecret) }).toEqual({ path, found: [] })
    }
    const requests = [...lessonIds(), 'overview'].flatMap((lessonId) => [
      { lessonId },
      { lessonId, draw: true },
    ])
    for (const body of requests) {
      const response = await reader.fetch('/functions/v1/quiz-questions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      expect(response.status).toBe(isSignedIn ? 200 : 401)
      expect(text).not.toMatch(/"(correct|explanation|feedback|passage)":/)
      expect(findSecrets(text, explanations)).toEqual([])
      expect(findSecrets(text, lessonText)).toEqual([])
      expect(findSecrets(text, questionText).length > 0).toBe(isSignedIn)
    }
  },
)

/** Every GET route of the running site, plus queries that someone might try. */
function readablePaths(): string[] {
  const routes = routesOf(site.app.http.printRoutes({ commonPrefix: false }))
  expect(routes).toContain('/rest/v1/lesson_content')
  const tables = routes.filter((path) => path.startsWith('/rest/v1/') && !path.includes('/rpc/'))
  return [
    ...routes,
    ...tables.flatMap((path) => [`${path}?select=*`, `${path}?select=content`, `${path}?select=review`]),
    ...lessonIds().map((id) => `/rest/v1/lesson_content?lesson_id=eq.${id}&order=page_number.asc`),
    '/rest/v1/text_versions?select=*',
    '/rest/v1/lesson_content?lesson_id=in.(lesson1,lesson2,lesson3,lesson4)',
    ...courseImages().map(({ name }) => `/storage/v1/object/public/images/${name}`),
    '/storage/v1/object/public/images/..%2f..%2fcourse.sqlite',
    ...(webIsBuilt ? pagePaths() : []),
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
