import { course } from '@course/content/site/course'
import type { PolicyType } from '@course/contract/editing/policies'
import { lessonIdOf } from '@course/contract/lessons'
import type { LoaderFunctionArgs } from 'react-router'
import { fetchIsAdministrator } from '../api/fetch-is-administrator.ts'
import { startFetch } from '../api/start-fetch.ts'
import type { UserLoaderData } from '../app/use-page-data.ts'
import { checkCertificate, fetchCertificate } from '../certificates/api.ts'
import { whenIdle } from '../entry/before-hydration.ts'
import { storedUserId } from '../entry/stored-session.ts'
import { fetchQuoteRequest } from '../feedback/quote-api.ts'
import { fetchLessonPages } from '../lessons/api.ts'
import { fetchLessonLibrary, fetchLibrary } from '../library/api.ts'
import { fetchPlan, fetchPlanSummary } from '../plan/api.ts'
import { fetchCurrentPolicy } from '../policies/api.ts'
import { fetchAccessInputs, fetchLearner, fetchPagesRead } from '../progress/api.ts'
import { fetchPassedLessons, fetchQuizzes } from '../quizzes/api.ts'
import { fetchSpacedReview } from '../quizzes/spaced-review-api.ts'
import { fetchToolkit } from '../toolkit/api.ts'

/*
 * What every page fetches: when opened and on revalidation. Promises are returned without awaiting, so a page
 * shows as soon as its code is loaded. Must not import React.
 */

export const welcome = () =>
  forUser((userId) => ({
    isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
    learner: startFetch(() => fetchLearner(userId)),
    plan: startFetch(fetchPlanSummary),
    review: startFetch(fetchSpacedReview),
  }))

/** Runs again at every page turn, because a refund may have revoked access. */
export const lessonAccess = () =>
  forUser((userId) => ({ access: startFetch(() => fetchAccessInputs(userId)) }))

export const lesson = ({ request }: LoaderFunctionArgs) =>
  forUser((userId) => {
    const lessonId = parseLessonId(request)
    const pages = startFetch(async () => (lessonId ? fetchLessonPages(lessonId) : []))
    return {
      isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
      pages,
      plan: startFetch(() => fetchPlan(lessonId)),
      pagesRead: startFetch(() => fetchPagesRead(userId)),
      // Fetched only if the user can see the lesson text.
      library: startFetch(async () =>
        course.hasLibrary && lessonId && (await pages).length > 0 ? fetchLessonLibrary(lessonId) : undefined,
      ),
    }
  })

export const quiz = ({ request }: LoaderFunctionArgs) =>
  forUser((userId) => {
    const quizzes = startFetch(async () => {
      const lessonId = parseLessonId(request)
      return lessonId ? fetchQuizzes(lessonId) : []
    })
    return {
      quizzes,
      // Fetched last, because it is shown only at the end.
      learner: startFetch(async () => {
        await quizzes.catch(() => undefined)
        await new Promise<void>(whenIdle)
        return fetchLearner(userId)
      }),
    }
  })

export const quizzes = () =>
  forUser((userId) => ({
    quizzes: startFetch(() => fetchQuizzes('overview')),
    passed: startFetch(() => fetchPassedLessons(userId)),
  }))

export const review = () => forUser(() => ({ review: startFetch(fetchSpacedReview) }))

export const toolkit = () => forUser(() => ({ toolkit: startFetch(fetchToolkit) }))

/** Returns the path with the data, because the previous data stays until the next has loaded. */
export function library({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const path = url.pathname + url.search
  return forUser((userId) => ({
    isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
    library: startFetch(async () => ({ path, view: await fetchLibrary(url) })),
  }))
}

export const plan = () => forUser(() => ({ plan: startFetch(() => fetchPlan()) }))

export const certificate = () => forUser(() => ({ certificate: startFetch(fetchCertificate) }))

/** Public. Without a number the page shows only a form. */
export const certificates = ({ params: { number } }: LoaderFunctionArgs) => ({
  checked: number === undefined ? undefined : startFetch(() => checkCertificate(number)),
  ...forUser(() => ({})),
})

/** Opened from an email; works without signing in. */
export function quote({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return { ...forUser(() => ({})), question: token ? startFetch(() => fetchQuoteRequest(token)) : undefined }
}

export const privacy = () => policy('privacy')

export const terms = () => policy('terms')

/** Public; only the edit button needs a user. */
function policy(type: PolicyType) {
  const content = startFetch(() => fetchCurrentPolicy(type))
  return {
    content,
    ...forUser((userId) => ({ isAdministrator: startFetch(() => fetchIsAdministrator(userId)) })),
  }
}

/** Loader data for the signed-in user; empty if signed out. */
function forUser<Data extends object>(load: (userId: string) => Data): UserLoaderData & Partial<Data> {
  const userId = storedUserId()
  return { userId, ...(userId === undefined ? ({} as Partial<Data>) : load(userId)) }
}

const parseLessonId = (request: Request) =>
  lessonIdOf(Number(/\d+$/.exec(new URL(request.url).pathname)?.[0]))
