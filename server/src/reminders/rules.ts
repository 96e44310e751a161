import { lessonTitleOf, totalLessons } from '@course/contract/lessons'
import { DAY_SECONDS } from '../platform/clock.ts'

/** The welcome mail is sent to customers who have not signed in after this time. */
export const WELCOME_AFTER_SECONDS = DAY_SECONDS
/** No welcome mail after this time, so that the site does not email everyone at once after a long outage. */
export const WELCOME_UNTIL_SECONDS = 4 * DAY_SECONDS
export const INACTIVITY_SECONDS = 14 * DAY_SECONDS

/** The first lesson that is not completed, if any. */
export const nextLesson = (completed: number) =>
  completed < totalLessons() ? { number: completed + 1, title: lessonTitleOf(completed + 1) } : undefined
