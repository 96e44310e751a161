import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { siteContent } from '../site/content.ts'
import { builtInCourse } from '../site/course.ts'
import { refundDays } from '../site/pricing.ts'
import { exercises } from './exercises.ts'
import { courseImages } from './images.ts'
import type { PageReference } from './library/types.ts'
import { library } from './library.ts'
import { lessonPages } from './pages.ts'
import { type BankQuestion, quizzes } from './quizzes.ts'
import { simulation } from './simulation.ts'
import { templateCopy } from './toolkit/copy.ts'

const CONTENT = join(import.meta.dirname, '..')
const OPTIONS = 4

/**
 * Checks what the types promise but Node does not check, and what no type can say. Returns one sentence per issue, each with
 * file and entry.
 */
export function checkContent(): string[] {
  return [
    ...checkCourse(),
    ...checkLessons(),
    ...checkQuizzes(),
    ...checkExercises(),
    ...checkLibrary(),
    ...checkPrice(),
  ]
}

function checkCourse(): string[] {
  const about = (text: string) => `content/site/course.ts: ${text}`
  const ids = builtInCourse.lessons.map(({ id }) => id)
  const issues = [
    ...(isText(builtInCourse.id) ? [] : [about('the course needs an id')]),
    ...(ids.length > 0 ? [] : [about('the course needs a lesson')]),
    ...duplicatesOf(ids).map((id) => about(`two lessons have the id ${id}`)),
    ...(isCount(builtInCourse.passMarkPercent) && builtInCourse.passMarkPercent <= 100
      ? []
      : [about('passMarkPercent must be a whole number from 1 to 100')]),
  ]
  for (const { id, minutes, questions } of builtInCourse.lessons) {
    if (!isText(id)) issues.push(about('a lesson has no id'))
    if (minutes.length === 0 || !minutes.every((value) => value > 0))
      issues.push(about(`${id}: minutes must have one number for each of its pages`))
    if (!isCount(questions)) issues.push(about(`${id}: questions must be a whole number of 1 or more`))
    if (Number(questions) === builtInCourse.overviewQuestions)
      issues.push(about(`${id}: questions must differ from overviewQuestions`))
  }
  const parts = [
    { flag: 'hasPlan', file: 'exercises', isFilled: exercises.length > 0 },
    { flag: 'hasToolkit', file: 'toolkit', isFilled: Object.keys(templateCopy).length > 0 },
    {
      flag: 'hasLibrary',
      file: 'library',
      isFilled: Object.values(library).some(({ length }) => length > 0),
    },
    { flag: 'hasSimulation', file: 'simulation', isFilled: simulation.decisions.length > 0 },
  ] as const
  for (const { flag, file, isFilled } of parts)
    if (builtInCourse[flag] !== isFilled)
      issues.push(about(`${flag} must be ${isFilled}, as in content/course/${file}.ts`))
  if (builtInCourse.simulationAfterLesson !== simulation.afterLesson)
    issues.push(
      about(`simulationAfterLesson must be ${simulation.afterLesson}, as in content/course/simulation.ts`),
    )
  return issues
}

function checkLessons(): string[] {
  let pages: ReturnType<typeof lessonPages>
  try {
    pages = lessonPages()
  } catch (error) {
    return [`content/course/lessons: ${(error as Error).message}`]
  }
  const images = courseImages().map(({ name }) => name)
  return builtInCourse.lessons.flatMap((lesson, index) => {
    const folder = `content/course/lessons/lesson-${index + 1}`
    const found = pages.filter(({ lessonId }) => lessonId === lesson.id)
    const expected = Array.from({ length: lesson.minutes.length }, (_, page) => page + 1)
    if (found.map(({ pageNumber }) => pageNumber).join() !== expected.join())
      return [`${folder}: needs the pages 1 to ${lesson.minutes.length}, as in content/site/course.ts`]
    return found.flatMap(({ pageNumber, content }) => [
      ...(content.trim() === '' ? [`${folder}/page-${pageNumber}.html: the page is empty`] : []),
      ...imagesIn(content)
        .filter((name) => !images.includes(name))
        .map((name) => `${folder}/page-${pageNumber}.html: ${name} is not in content/course/images`),
    ])
  })
}

const imagesIn = (html: string): string[] =>
  [...html.matchAll(/<img [^>]*src="images\/([^"]+)"/g)].map(([, name]) => name!)

function checkQuizzes(): string[] {
  const file = 'content/course/quizzes.ts'
  const all = quizzes.flatMap(({ questions, overview, bank }) => [...questions, ...overview, ...bank])
  const issues = duplicatesOf(all.map(({ id }) => id)).map(
    (id) => `${fileOf('quizzes', id)}: two questions have the id ${id}`,
  )
  for (const { id, questions } of builtInCourse.lessons) {
    const found = quizzes.filter(({ lessonId }) => lessonId === id)
    if (found.length !== 1) issues.push(`${file}: needs one quiz for ${id}`)
    const [quiz] = found
    if (!quiz) continue
    if (quiz.questions.length !== questions)
      issues.push(
        `${file}: the quiz of ${id} has ${quiz.questions.length} questions instead of ${questions}, as in content/site/course.ts`,
      )
    if (quiz.overview.length !== builtInCourse.overviewQuestions)
      issues.push(
        `${file}: the overview of ${id} has ${quiz.overview.length} questions instead of ${builtInCourse.overviewQuestions}, as in content/site/course.ts`,
      )
    for (const { id: questionId, explanation } of [...quiz.questions, ...quiz.overview])
      if (!isText(explanation))
        issues.push(`${fileOf('quizzes', questionId)}: ${questionId} needs an explanation`)
  }
  return [...issues, ...all.flatMap(checkQuestion)]
}

function checkQuestion({ id, question, options, correct, feedback, passage }: BankQuestion): string[] {
  const about = (text: string) => `${fileOf('quizzes', id)}: ${id || 'a question'} ${text}`
  const listed: readonly unknown[] = options
  const explained: readonly unknown[] = feedback
  return [
    ...(isText(id) ? [] : [about('needs an id')]),
    ...(isText(question) ? [] : [about('needs a text')]),
    ...(listed.length === OPTIONS && listed.every(isText)
      ? []
      : [about(`has ${listed.filter(isText).length} options instead of ${OPTIONS}`)]),
    ...(new Set(listed).size === listed.length ? [] : [about('has the same option twice')]),
    ...(Number.isInteger(correct) && correct >= 0 && correct < OPTIONS
      ? []
      : [about(`names option ${correct} as correct; options are counted from 0 to ${OPTIONS - 1}`)]),
    ...(explained.length === OPTIONS && explained.every(isText)
      ? []
      : [about(`needs feedback for each of its ${OPTIONS} options`)]),
    ...(isText(passage.text) ? [] : [about('needs the text of its passage')]),
    ...(isPage(passage) ? [] : [about(`has a passage on ${pageText(passage)}`)]),
  ]
}

function checkExercises(): string[] {
  return [
    ...duplicatesOf(exercises.map(({ id }) => id)).map(
      (id) => `content/course/exercises.ts: two exercises have the id ${id}`,
    ),
    ...exercises.flatMap(({ id, lessonId, page, fields }) => [
      ...(isCount(page) &&
      page <= (builtInCourse.lessons.find((lesson) => lesson.id === lessonId)?.minutes.length ?? 0)
        ? []
        : [`${fileOf('exercises', id)}: ${id} is on page ${page} of ${lessonId}, which does not exist`]),
      ...duplicatesOf(fields.map(({ name }) => name)).map(
        (name) => `${fileOf('exercises', id)}: two fields of ${id} are named ${name}`,
      ),
    ]),
  ]
}

function checkLibrary(): string[] {
  const { glossary, works, articles, workshops } = library
  const slugs = works.map(({ slug }) => slug)
  const numbers = Object.keys(templateCopy)
  const about = (slug: string, text: string) => `${fileOf('library', slug)}: ${slug} ${text}`
  const withPages = [
    ...glossary.map(({ slug, page }) => ({ slug, pages: [page] })),
    ...works.map(({ slug, pages }) => ({ slug, pages })),
    ...articles.map(({ slug, pages }) => ({ slug, pages })),
  ]
  return [
    ...[glossary, works, articles, workshops].flatMap((entries: readonly { slug: string }[]) => [
      ...duplicatesOf(entries.map(({ slug }) => slug)).map((slug) => about(slug, 'is there twice')),
      ...entries
        .filter(({ slug }) => !/^[a-z0-9-]+$/.test(slug))
        .map(({ slug }) => about(slug, 'may only have lower-case letters, digits and hyphens')),
    ]),
    ...withPages.flatMap(({ slug, pages }) =>
      pages.filter((page) => !isPage(page)).map((page) => about(slug, `refers to ${pageText(page)}`)),
    ),
    ...articles.flatMap(({ slug, works: cited }) =>
      cited
        .filter((work) => !slugs.includes(work))
        .map((work) => about(slug, `cites ${work}, which is not a work`)),
    ),
    ...workshops.flatMap(({ slug, agenda, templates: used }) => [
      ...used
        .filter((number) => !numbers.includes(number))
        .map((number) => about(slug, `uses template ${number}, which does not exist`)),
      ...(agenda.every(({ from, to }, index) => from < to && from === (agenda[index - 1]?.to ?? 0))
        ? []
        : [about(slug, 'needs an agenda that starts at minute 0 and has no gaps')]),
    ]),
  ]
}

function checkPrice(): string[] {
  const { originalCents, currentCents }: { originalCents: number; currentCents: number } = siteContent().offer
  const about = (text: string) => `content/site/price.ts: ${text}`
  return [
    ...(isCount(currentCents) ? [] : [about('currentCents must be a whole number of cents from 1')]),
    ...(isCount(originalCents) && originalCents >= currentCents
      ? []
      : [about('originalCents must be a whole number of cents, at least currentCents')]),
    ...(Number.isInteger(refundDays) && refundDays >= 0
      ? []
      : ['content/site/pricing.ts: refundDays must be a whole number from 0']),
  ]
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1
const isPage = ({ lesson, page }: PageReference): boolean =>
  isCount(page) && page <= (builtInCourse.lessons[lesson - 1]?.minutes.length ?? 0)
const pageText = ({ lesson, page }: PageReference) => `page ${page} of lesson ${lesson}, which does not exist`
const duplicatesOf = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/** The file of `course/` in which an entry is written, or the one that collects them. */
function fileOf(part: string, id: string): string {
  const folder = join(CONTENT, 'course', part)
  const entry = [`id: '${id}'`, `slug: '${id}'`, `id: "${id}"`, `slug: "${id}"`]
  const files = readdirSync(join(CONTENT, 'course'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(CONTENT, 'course', name))
    .filter((name) => name.startsWith(folder) && /(?<!\.test)\.ts$/.test(name))
  const found = files.find((name) => {
    const text = readFileSync(name, 'utf8')
    return entry.some((words) => text.includes(words))
  })
  return relative(join(CONTENT, '..'), found ?? `${folder}.ts`).replaceAll('\\', '/')
}
