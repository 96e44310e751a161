import { isLessonId } from '@course/contract/lessons'
import { z } from 'zod'

/** The id of a lesson of this course, which may change while the site runs. */
export const lessonIdField = (message: string) => z.string().refine(isLessonId, message)
