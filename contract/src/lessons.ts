import { course } from '@course/content/site/course'

export type LessonId = (typeof course.lessons)[number]['id']

export const lessonIds: readonly LessonId[] = course.lessons.map(({ id }) => id)

export const totalLessons = lessonIds.length

export const pageCounts = Object.fromEntries(course.lessons.map(({ id, pages }) => [id, pages])) as Readonly<
  Record<LessonId, number>
>

/** Minutes to read each page, at 200 words a minute. */
export const readingMinutes = Object.fromEntries(
  course.lessons.map(({ id, minutes }) => [id, minutes] as [string, readonly number[]]),
) as Readonly<Record<LessonId, readonly number[]>>

/** Maximum length of one page, in characters of HTML. */
export const lessonContentMaxLength = 200_000

export const isLessonId = (value: string): value is LessonId => lessonIds.includes(value as LessonId)

/** Lesson numbers start at 1. Returns undefined for other numbers. */
export const lessonIdOf = (number: number): LessonId | undefined => lessonIds[number - 1]

export const lessonNumberOf = (lessonId: LessonId): number => lessonIds.indexOf(lessonId) + 1

/**
 * A row of `lesson_content`. Only administrators get `updated_by`, which is null for built-in text that was
 * never edited.
 */
export type LessonPage = {
  lesson_id: LessonId
  page_number: number
  /** Sanitized HTML. Media is `img`, `video` or a link to a video site; storage paths look like `images/name.svg`. */
  content: string
  updated_by: string | null
  updated_at: string
}
