import { type LessonId, lessonIdOf } from '@course/contract/lessons'

/** The number at the end of the path of a lesson or a quiz. */
export const lessonNumberOfPath = (pathname: string): number => Number(/\d+(?=\/?$)/.exec(pathname)?.[0])

/** The lesson that a loader is asked for. */
export function parseLessonId(request: Request): LessonId {
  const lessonId = lessonIdOf(lessonNumberOfPath(new URL(request.url).pathname))
  if (!lessonId) throw new Error(`There is no lesson at ${request.url}`)
  return lessonId
}
