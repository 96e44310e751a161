import { course } from '@course/content/site/course'

export type LessonId = string

export const findLesson = (lessonId: LessonId) => course().lessons.find(({ id }) => id === lessonId)

export const MAX_LESSONS = 60

export const lessonIds = (): readonly LessonId[] => course().lessons.map(({ id }) => id)

export const totalLessons = (): number => course().lessons.length

/** 0 for a lesson that the course does not have. */
export const pageCountOf = (lessonId: LessonId): number => findLesson(lessonId)?.minutes.length ?? 0

/** Minutes to read a page, at 200 words a minute. */
export const readingMinutesOf = (lessonId: LessonId, page: number): number =>
  findLesson(lessonId)?.minutes[page - 1] ?? 0

/** The title of a lesson by its number. */
export const lessonTitleOf = (number: number): string => course().lessons[number - 1]?.title ?? ''

/** Maximum length of one page, in characters of HTML. */
export const lessonContentMaxLength = 200_000

export const isLessonId = (value: string): boolean => findLesson(value) !== undefined

/** Lesson numbers start at 1. Returns undefined for other numbers. */
export const lessonIdOf = (number: number): LessonId | undefined => lessonIds()[number - 1]

export const lessonNumberOf = (lessonId: LessonId): number => lessonIds().indexOf(lessonId) + 1

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
