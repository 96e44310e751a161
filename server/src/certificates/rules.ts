import type { Missing } from '@course/contract/certificates'
import { type LessonId, lessonIds, totalLessons } from '@course/contract/lessons'

/** What decides about a certificate. `passedOn` holds the moment at which each quiz was first passed. */
export type Achievements = {
  isEntitled: boolean
  completedLessons: number
  completedAt: string | null
  passedOn: ReadonlyMap<LessonId, string>
}

/** What is still missing, or undefined when nothing is. */
export function missingFor({ isEntitled, completedLessons, passedOn }: Achievements): Missing | undefined {
  const quizzes = lessonIds.filter((lesson) => !passedOn.has(lesson))
  if (isEntitled && completedLessons >= totalLessons && quizzes.length === 0) return undefined
  return { payment: !isEntitled, lessonsCompleted: completedLessons, quizzes }
}

/** The day (UTC) on which the last of it was achieved. */
export function completionDay({ completedAt, passedOn }: Achievements): string {
  const moments = [...passedOn.values(), completedAt ?? '']
  return moments.reduce((latest, moment) => (moment > latest ? moment : latest), '').slice(0, 10)
}
