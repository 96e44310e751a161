import { courseId } from '@course/contract/learning/progress'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { expect } from '@playwright/test'
import { uniqueEmail } from './accounts.ts'
import { call } from './call.ts'
import { payAndLeave } from './cards.ts'
import { answerKey, storeAttempt } from './quizzes.ts'
import { type Account, sessionOf } from './sessions.ts'
import type { Site } from './site.ts'

/** Buys the course without a browser; the account is the one that this card session made, with its temporary password. */
export async function buyCourse(site: Site): Promise<Account & { sessionId: string }> {
  const email = uniqueEmail()
  const begun = await call(site, '/functions/v1/create-checkout', { body: { email } })
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { clientSecret } = (await begun.json()) as { clientSecret: string }
  const sessionId = clientSecret.slice(0, clientSecret.indexOf('_secret_'))
  await payAndLeave(site, sessionId)
  const verified = await call(site, '/functions/v1/verify-payment', {
    body: { sessionId },
    headers: { cookie },
  })
  const { tempPassword } = (await verified.json()) as { tempPassword?: string }
  expect(tempPassword, 'a temporary password for the browser that paid').toBeDefined()
  return { email, password: tempPassword as string, sessionId }
}

/** Rows of a table as this account sees them. */
export async function rowsOf<Row>(site: Site, account: Account, query: string): Promise<Row[]> {
  const { access_token: token } = await sessionOf(site, account)
  const response = await call(site, `/rest/v1/${query}`, { method: 'GET', token })
  return (await response.json()) as Row[]
}

/** Passes quizzes without a browser. */
export async function passQuizzes(site: Site, account: Account, lessons: readonly LessonId[]): Promise<void> {
  for (const lessonId of lessons) {
    await storeAttempt(site, account, lessonId, await answerKey(site, lessonId, 2))
  }
}

/** A learner who has bought the course, completed every lesson and passed every quiz. */
export async function graduate(site: Site): Promise<Account> {
  const learner = await buyCourse(site)
  await finishCourse(site, learner)
  return learner
}

/** Completes what the course asks for, without a browser; `except` leaves a quiz out. */
export async function finishCourse(
  site: Site,
  account: Account,
  { except }: { except?: LessonId } = {},
): Promise<void> {
  for (const [index, lessonId] of lessonIds.entries()) {
    await completeLesson(site, account, index + 1)
    if (lessonId !== except) await passQuizzes(site, account, [lessonId])
  }
}

async function completeLesson(site: Site, account: Account, lesson: number): Promise<void> {
  const { access_token: token, user } = await sessionOf(site, account)
  await call(site, '/rest/v1/course_completions?on_conflict=customer_id,course_id', {
    body: { customer_id: user.id, course_id: courseId, completed_lessons: lesson },
    token,
    headers: { prefer: 'resolution=merge-duplicates' },
  })
}
