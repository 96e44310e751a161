import { randomBytes } from 'node:crypto'
import { publicClientKey } from '@course/contract/client-key'
import { type LessonId, pageCounts } from '@course/contract/lessons'
import type { GradedQuizResult } from '@course/contract/quizzes'
import { expect, type Page } from '@playwright/test'
import type { Account } from './accounts.ts'
import { payAndLeave } from './cards.ts'
import type { Site } from './site.ts'

/** Where the web keeps the session. */
const sessionKey = 'course-session'

type Graded = Pick<GradedQuizResult, 'score' | 'total_questions' | 'review'>

type Session = { access_token: string; user: { id: string } }

/** Buys the course without a browser; the account is the one that this card session made, with its temporary password. */
export async function buyCourse(site: Site): Promise<Account & { sessionId: string }> {
  const email = `learner-${randomBytes(6).toString('hex')}@course.test`
  const begun = await call(site, '/functions/v1/create-checkout', { email })
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { clientSecret } = (await begun.json()) as { clientSecret: string }
  const sessionId = clientSecret.slice(0, clientSecret.indexOf('_secret_'))
  await payAndLeave(site, sessionId)
  const verified = await call(site, '/functions/v1/verify-payment', { sessionId }, { cookie })
  const { tempPassword } = (await verified.json()) as { tempPassword?: string }
  expect(tempPassword, 'a temporary password for the browser that paid').toBeDefined()
  return { email, password: tempPassword as string, sessionId }
}

/** Signs in without the form and opens a page. */
export async function enter(page: Page, site: Site, account: Account, path = '/welcome'): Promise<Session> {
  const session = await signInByCall(site, account)
  await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
  await page.goto(path)
  return session
}

const sessions = new Map<string, Promise<Session>>()

/** The session that calls of this account are made with; signed in once, since passwords are slow on purpose. */
export function sessionOf(site: Site, account: Account): Promise<Session> {
  const name = `${site.url} ${account.email}`
  const session = sessions.get(name) ?? signInByCall(site, account)
  sessions.set(name, session)
  return session
}

async function signInByCall(site: Site, { email, password }: Account): Promise<Session> {
  const answer = await call(site, '/auth/v1/token?grant_type=password', { email, password })
  return (await answer.json()) as Session
}

/** Stores an attempt and answers with its grading. */
async function submitAttempt(
  site: Site,
  { access_token, user }: Session,
  lessonId: LessonId,
  answers: readonly number[],
): Promise<Graded> {
  const answer = await call(
    site,
    '/rest/v1/quiz_results?select=score,total_questions,review',
    { user_id: user.id, lesson_id: lessonId, answers: answers.map(String) },
    { authorization: `Bearer ${access_token}`, prefer: 'return=representation' },
  )
  const [row] = (await answer.json()) as Graded[]
  return row as Graded
}

/** What is right, as only an attempt tells: the administrator makes one. */
export async function answerKey(site: Site, lessonId: LessonId, questions: number): Promise<number[]> {
  const session = await sessionOf(site, site.admin)
  const { review } = await submitAttempt(site, session, lessonId, Array(questions).fill(0))
  return review.map(({ correct }) => correct)
}

/** Passes quizzes without a browser. */
export async function passQuizzes(
  site: Site,
  account: Account,
  lessonIds: readonly LessonId[],
): Promise<void> {
  const session = await sessionOf(site, account)
  for (const lessonId of lessonIds) {
    await submitAttempt(site, session, lessonId, await answerKey(site, lessonId, 2))
  }
}

/** Rows of a table as this account sees them. */
export async function rowsOf<Row>(site: Site, account: Account, query: string): Promise<Row[]> {
  const { access_token } = await sessionOf(site, account)
  const answer = await fetch(`${site.url}/rest/v1/${query}`, {
    headers: { apikey: publicClientKey, authorization: `Bearer ${access_token}` },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Row[]
}

/** Saves a page of a lesson as the administrator and answers with what was stored. */
export async function saveLessonPage(
  site: Site,
  lessonId: LessonId,
  page: number,
  content: string,
): Promise<string> {
  expect(page).toBeLessThanOrEqual(pageCounts[lessonId])
  const { access_token, user } = await sessionOf(site, site.admin)
  const answer = await call(
    site,
    '/rest/v1/lesson_content?on_conflict=lesson_id,page_number',
    { lesson_id: lessonId, page_number: page, content, updated_by: user.id },
    {
      authorization: `Bearer ${access_token}`,
      prefer: 'resolution=merge-duplicates, return=representation',
    },
  )
  const [row] = (await answer.json()) as { content: string }[]
  return row?.content ?? ''
}

async function call(
  site: Site,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { apikey: publicClientKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
