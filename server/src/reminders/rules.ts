import { lessons } from '@course/content/site/lessons'

const DAY_SECONDS = 24 * 3600

/** How long a customer may take to sign in before the welcome mail. */
export const WELCOME_AFTER_SECONDS = DAY_SECONDS
/** Later than this nobody is welcomed any more: a site that was down for long does not write to everybody at once. */
export const WELCOME_UNTIL_SECONDS = 4 * DAY_SECONDS
export const QUIET_SECONDS = 14 * DAY_SECONDS

/** The lesson that comes after so many completed ones; undefined when there is none. */
export const nextLesson = (completed: number) => lessons[completed]
