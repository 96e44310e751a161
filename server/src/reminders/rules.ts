import { lessons } from '@course/content/site/lessons'

const DAY_SECONDS = 24 * 3600

/** How long a customer may take to sign in before the welcome mail. */
export const WELCOME_AFTER_SECONDS = DAY_SECONDS
/** No reminder after this: after a long outage the site must not email everyone at once. */
export const WELCOME_UNTIL_SECONDS = 4 * DAY_SECONDS
export const INACTIVITY_SECONDS = 14 * DAY_SECONDS

/** The lesson that comes after so many completed ones; undefined when there is none. */
export const nextLesson = (completed: number) => lessons[completed]
