import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { course } from '../site/course.ts'

type LessonPage = { lessonId: string; pageNumber: number; content: string }

const LESSONS = join(import.meta.dirname, 'lessons')

/** Every built-in lesson page in reading order; `lessons/lesson-1/page-2.html` is page 2 of the first lesson. */
export function lessonPages(): LessonPage[] {
  return readdirSync(LESSONS)
    .toSorted(byNumber)
    .flatMap((lesson) =>
      readdirSync(join(LESSONS, lesson))
        .toSorted(byNumber)
        .map((page) => ({
          lessonId: lessonIdOf(lesson),
          pageNumber: numberIn(page),
          content: readFileSync(join(LESSONS, lesson, page), 'utf8').trimEnd(),
        })),
    )
}

function lessonIdOf(folder: string): string {
  const id = course.lessons[numberIn(folder) - 1]?.id
  if (!id) throw new Error(`${folder} is not among the lessons of site/course.ts`)
  return id
}

// By number, not by name: a tenth page would otherwise come before the second.
const byNumber = (a: string, b: string) => numberIn(a) - numberIn(b)

function numberIn(name: string): number {
  const digits = /^(?:lesson|page)-(\d+)(?:\.html)?$/.exec(name)?.[1]
  if (digits === undefined) throw new Error(`${name} is not named like a lesson or a page`)
  return Number(digits)
}
