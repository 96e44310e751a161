import type { Exercise } from '@course/content/plan/types'
import { lessonPagePath } from '@course/contract/learning/library'
import { lessonNumberOf } from '@course/contract/lessons'

/** The lesson page that has the exercise. */
export const exercisePath = ({ lessonId, page }: Pick<Exercise, 'lessonId' | 'page'>): string =>
  lessonPagePath({ lesson: lessonNumberOf(lessonId), page })
