import { policyMaxLength, requiredPolicyTypes } from '@course/contract/editing/policies'
import { courseParts, type TextId, type TextKindName } from '@course/contract/editing/texts'
import { lessonContentMaxLength } from '@course/contract/lessons'
import { sanitizeRichText } from '../editing/index.ts'
import type { PublishedQuestion } from '../quizzes/index.ts'
import { courseTextId, type StoredCourse } from '../site-content/index.ts'
import { type CourseReader, openCourseReader } from './course-reader.ts'
import type { CourseText } from './course-text.ts'
import { type CourseImage, readImages, tallName } from './images.ts'
import type { Mistake } from './mistakes.ts'
import { type HtmlReader, htmlReader, readLessons } from './read-lessons.ts'
import { readLibrary } from './read-library.ts'
import { readExercises, readQuizzes, readSimulation, readToolkit } from './read-parts.ts'
import { readMails, readSite } from './read-site.ts'
import { courseSchema, exerciseSchema, quizSchema } from './schemas.ts'

const MAX_SAMPLE_LENGTH = 20_000

export type CourseFolder = {
  parts: StoredCourse
  texts: CourseText[]
  quizzes: Map<string, PublishedQuestion[]>
  images: CourseImage[]
}

/** Reads a folder as `npm run course -- export` writes it. Returns all its mistakes, or the course if it has none. */
export async function readCourse(root: string): Promise<{ mistakes: Mistake[]; folder?: CourseFolder }> {
  const reader = await openCourseReader(root)
  const folder = await readParts(reader)
  reader.reportUnread()
  const { mistakes } = reader
  const sorted = mistakes.toSorted((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  )
  return mistakes.length > 0 || !folder ? { mistakes: sorted } : { mistakes: [], folder }
}

async function readParts(reader: CourseReader): Promise<CourseFolder | undefined> {
  const images = await readImages(reader.images, reader.report)
  const readHtml = htmlReader(reader, images)
  const json = reader.readJson('course.json', courseSchema)
  const siteTexts = [...readSite(reader, images), ...readMails(reader)]
  const policies = requiredPolicyTypes.map(
    (name) => [name, readHtml(`policies/${name}.html`, policyMaxLength) ?? ''] as [TextId, string],
  )
  const sampleHtml = readHtml('sample.html', MAX_SAMPLE_LENGTH) ?? ''
  if (!json) {
    checkWithoutLessons(reader, readHtml)
    return undefined
  }
  const { sample, lessons: _, ...about } = json.value
  const { lessons, texts: pages } = readLessons(reader, json, readHtml)
  for (const [index, { id, questions }] of lessons.entries())
    if (questions === about.overviewQuestions)
      reader.report(
        json.file,
        json.lineOf('lessons', index, 'questions'),
        `lesson “${id}” must not have as many questions as “overviewQuestions”`,
      )
  const toolkit = readToolkit(reader)
  const hasPage = ({ lesson, page }: { lesson: number; page: number }) =>
    page <= (lessons[lesson - 1]?.minutes.length ?? 0)
  const { library, texts: entries } = readLibrary(reader, { readHtml, hasPage, toolkit })
  const quizzes = readQuizzes(reader, { lessons, overviewQuestions: about.overviewQuestions })
  const parts: StoredCourse = {
    outline: { ...about, lessons, tallFigures: tallFiguresOf(images) },
    sample: { ...sample, html: sanitizeRichText(sampleHtml) },
    exercises: readExercises(reader, lessons, images),
    library,
    toolkit,
    simulation: readSimulation(reader, lessons),
  }
  const clean = ([id, html]: [TextId, string], kind: TextKindName) => ({
    id,
    kind,
    content: sanitizeRichText(html),
  })
  return {
    parts,
    texts: [
      ...pages.map((text) => clean(text, 'lesson')),
      ...entries.map((text) => clean(text, 'library')),
      ...policies.map((text) => clean(text, 'policy')),
      ...siteTexts,
      ...courseParts.map((part) => ({
        id: courseTextId(part),
        kind: 'course' as const,
        content: JSON.stringify(parts[part]),
      })),
    ],
    quizzes,
    images: [...images.values()],
  }
}

/** What can be said of the other files while nothing is known of the lessons. */
function checkWithoutLessons(reader: CourseReader, readHtml: HtmlReader): void {
  for (const file of reader.list('lessons', /^[^/]+\/page-\d+\.html$/)) readHtml(file, lessonContentMaxLength)
  for (const file of reader.list('quizzes', /\.json$/)) reader.readJson(file, quizSchema)
  for (const file of reader.list('exercises', /\.json$/)) reader.readJson(file, exerciseSchema)
  reader.leaveOut(/^(library\/.*|toolkit\.json|simulation\.json)$/)
}

function tallFiguresOf(images: ReadonlyMap<string, CourseImage>): Record<string, number> {
  return Object.fromEntries(
    [...images.values()].flatMap(({ name, path }) => {
      const height = images.get(tallName(name))?.height
      return height === undefined ? [] : [[path, height]]
    }),
  )
}
