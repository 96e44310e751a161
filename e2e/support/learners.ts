import { courseId } from '@course/contract/learning/progress'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { expect } from '@playwright/test'
import { uniqueEmail } from './accounts.ts'
import { call } from './call.ts'
import { payWithoutBrowser } from './cards.ts'
import { findBaseSetKey, submitAttempt } from './quizzes.ts'
import { type Account, getSession } from './sessions.ts'
import type { Site } from './site.ts'

/** Buys the course through the API. Returns the new account with its temporary password. */
export async function buyCourse(site: Site): Promise<Account & { sessionId: string }> {
  const email = uniqueEmail()
  const checkout = await call(site, '/functions/v1/create-checkout', { body: { email } })
  const cookie = checkout.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { clientSecret } = (await checkout.json()) as { clientSecret: string }
  const sessionId = clientSecret.slice(0, clientSecret.indexOf('_secret_'))
  await payWithoutBrowser(site, sessionId)
  const verification = await call(site, '/functions/v1/verify-payment', {
    body: { sessionId },
    headers: { cookie },
  })
  const { tempPassword } = (await verification.json()) as { tempPassword?: string }
  expect(tempPassword, 'a temporary password').toBeDefined()
  return { email, password: tempPassword as string, sessionId }
}

/** Fetches rows of a table with the permissions of the account. */
export async function fetchRows<Row>(site: Site, account: Account, query: string): Promise<Row[]> {
  const { access_token: token } = await getSession(site, account)
  const response = await call(site, `/rest/v1/${query}`, { method: 'GET', token })
  return (await response.json()) as Row[]
}

/** Passes quizzes through the API. */
export async function passQuizzes(site: Site, account: Account, lessons: readonly LessonId[]): Promise<void> {
  for (const lessonId of lessons) {
    await submitAttempt(site, account, lessonId, await findBaseSetKey(site, lessonId, 2))
  }
}

/** Waits until the site knows that these lessons were opened, which it may hear after the lesson is shown. */
export async function expectOpenedLessons(site: Site, account: Account, lessons: number): Promise<void> {
  const fetchOpened = () => fetchRows(site, account, 'course_completions?select=completed_lessons')
  await expect.poll(fetchOpened).toEqual([{ completed_lessons: lessons }])
}

/** Creates a learner who has bought and finished the course. */
export async function createGraduate(site: Site): Promise<Account> {
  const learner = await buyCourse(site)
  await finishCourse(site, learner)
  return learner
}

/** Completes all lessons and passes all quizzes through the API; `except` is a quiz to skip. */
export async function finishCourse(
  site: Site,
  account: Account,
  { except }: { except?: LessonId } = {},
): Promise<void> {
  for (const [index, lessonId] of lessonIds().entries()) {
    await completeLesson(site, account, index + 1)
    if (lessonId !== except) await passQuizzes(site, account, [lessonId])
  }
}

async function completeLesson(site: Site, account: Account, lesson: number): Promise<void> {
  const { access_token: token, user } = await getSession(site, account)
  await call(site, '/rest/v1/course_completions?on_conflict=customer_id,course_id', {
    body: { customer_id: user.id, course_id: courseId(), completed_lessons: lesson },
    token,
    headers: { prefer: 'resolution=merge-duplicates' },
  })
}
