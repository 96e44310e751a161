import { minutesToRead, wordsIn } from '@course/content/site/reading-time'
import type { Course } from '@course/content/site/types'
import { lessonTextId, type TextId } from '@course/contract/editing/texts'
import { lessonContentMaxLength } from '@course/contract/lessons'
import type { z } from 'zod'
import { checkHtml } from './check-html.ts'
import type { CourseReader, JsonFile } from './course-reader.ts'
import type { CourseImage } from './images.ts'
import type { courseSchema } from './schemas.ts'

const MAX_PAGES = 200
const PAGE = /^page-(\d{1,3})\.html$/

export type HtmlReader = (file: string, maxLength: number) => string | undefined

/** Returns a function that reads a file of HTML and points its images to where they are stored. */
export function htmlReader(
  { readText, report }: CourseReader,
  images: ReadonlyMap<string, CourseImage>,
): HtmlReader {
  return (file, maxLength) => {
    const html = readText(file)
    if (html === undefined) return undefined
    if (html.trim() === '') report(file, 1, 'is empty')
    if (html.length > maxLength) {
      report(file, 1, `is too long; it may have ${maxLength} characters`)
      return undefined
    }
    const { mistakes, images: shown } = checkHtml(html)
    for (const { line, text } of mistakes) report(file, line, text)
    for (const { line, path } of shown)
      if (!images.has(path)) report(file, line, `there is no image images/${path} in this folder`)
    return html.replaceAll(/(\s(?:src|poster)\s*=\s*["']?images\/)([^"'\s>]+)/g, (match, start, path) =>
      images.has(path) ? start + images.get(path)!.path : match,
    )
  }
}

/** Reads the pages of each lesson. The number of files is the number of pages. */
export function readLessons(
  reader: CourseReader,
  { file, value: { lessons }, lineOf }: JsonFile<z.output<typeof courseSchema>>,
  readHtml: HtmlReader,
): { lessons: Course['lessons']; texts: [TextId, string][] } {
  const texts: [TextId, string][] = []
  for (const [index, { id }] of lessons.entries())
    if (lessons.findIndex((lesson) => lesson.id === id) !== index)
      reader.report(file, lineOf('lessons', index, 'id'), `two lessons have the id “${id}”`)
  return {
    lessons: lessons.map(({ minutes, ...lesson }, index) => {
      const pages = readPages(reader, lesson.id, readHtml)
      texts.push(...pages.map((html, page) => [lessonTextId(lesson.id, page + 1), html] as [TextId, string]))
      for (const name of ['minutes', 'exerciseMinutes'] as const) {
        const length = lessons[index]![name]?.length
        if (length !== undefined && length !== pages.length)
          reader.report(
            file,
            lineOf('lessons', index, name),
            `“${name}” needs one number for each of the ${pages.length} pages, or remove it`,
          )
      }
      return { ...lesson, minutes: minutes ?? pages.map(minutesOf) }
    }),
    texts,
  }
}

function readPages(reader: CourseReader, lessonId: string, readHtml: HtmlReader): string[] {
  const folder = `lessons/${lessonId}`
  const numbers = reader
    .list(folder, PAGE)
    .map((file) => Number(PAGE.exec(file.slice(folder.length + 1))![1]))
  const last = Math.min(MAX_PAGES, Math.max(1, ...numbers))
  return Array.from(
    { length: last },
    (_, index) => readHtml(`${folder}/page-${index + 1}.html`, lessonContentMaxLength) ?? '',
  )
}

const minutesOf = (html: string) => minutesToRead(wordsIn(html.replaceAll(/<[^>]*>/g, ' ')))
