import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInCourse } from '../site/course.ts'
import { fillInCase } from './case.ts'

type LessonPage = { lessonId: string; pageNumber: number; content: string }

const LESSONS = join(import.meta.dirname, 'lessons')

/** All built-in lesson pages in reading order. `lessons/lesson-1/page-2.html` is page 2 of lesson 1. */
export function lessonPages(): LessonPage[] {
  return readdirSync(LESSONS)
    .toSorted(byNumber)
    .flatMap((lesson) =>
      readdirSync(join(LESSONS, lesson))
        .toSorted(byNumber)
        .map((page) => ({
          lessonId: lessonIdOf(lesson),
          pageNumber: numberIn(page),
          content: fillInCase(readFileSync(join(LESSONS, lesson, page), 'utf8')).trimEnd(),
        })),
    )
}

function lessonIdOf(folder: string): string {
  const id = builtInCourse.lessons[numberIn(folder) - 1]?.id
  if (!id) throw new Error(`${folder} is not among the lessons of site/course.ts`)
  return id
}

// Sort by number: by name, page 10 would come before page 2.
const byNumber = (a: string, b: string) => numberIn(a) - numberIn(b)

function numberIn(name: string): number {
  const digits = /^(?:lesson|page)-(\d+)(?:\.html)?$/.exec(name)?.[1]
  if (digits === undefined) throw new Error(`${name} is not a valid lesson or page name`)
  return Number(digits)
}
