import { course } from '@course/content/site/course'
import { lessonIdOf } from '@course/contract/lessons'
import type { PolicyType } from '@course/contract/texts/policies'
import type { LoaderFunctionArgs } from 'react-router'
import { fetchIsAdministrator } from '../api/fetch-is-administrator.ts'
import { startRead } from '../api/start-read.ts'
import type { UserReads } from '../app/use-reads.ts'
import { checkCertificate, readCertificate } from '../certificates/api.ts'
import { whenIdle } from '../entry/before-hydration.ts'
import { storedUserId } from '../entry/stored-session.ts'
import { readQuote } from '../feedback/quote-api.ts'
import { readLessonPages } from '../lessons/api.ts'
import { readLessonLibrary, readLibrary } from '../library/api.ts'
import { readPlan, readPlanSummary } from '../plan/api.ts'
import { readCurrentPolicy } from '../policies/api.ts'
import { readAccessFacts, readLearner, readPagesRead } from '../progress/api.ts'
import { readPassedLessons, readQuizzes } from '../quizzes/api.ts'
import { readSpacedReview } from '../quizzes/spaced-review-api.ts'
import { readToolkit } from '../toolkit/api.ts'

/*
 * What every page reads: when it is opened, when it is asked to read again, and nowhere else. Promises are returned
 * without waiting for them, so a page is shown as soon as its code is there. Nothing here needs React.
 */

export const welcome = () =>
  forUser((userId) => ({
    isAdministrator: startRead(() => fetchIsAdministrator(userId)),
    learner: startRead(() => readLearner(userId)),
    plan: startRead(readPlanSummary),
    review: startRead(readSpacedReview),
  }))

/** Read again at every turned page: a refund may end what was open a page ago. */
export const lessonAccess = () => forUser((userId) => ({ access: startRead(() => readAccessFacts(userId)) }))

export const lesson = ({ request }: LoaderFunctionArgs) =>
  forUser((userId) => {
    const lessonId = lessonIdIn(request)
    const pages = startRead(async () => (lessonId ? readLessonPages(lessonId) : []))
    return {
      isAdministrator: startRead(() => fetchIsAdministrator(userId)),
      pages,
      plan: startRead(() => readPlan(lessonId)),
      pagesRead: startRead(() => readPagesRead(userId)),
      // Asked for only where there is text for it to belong to.
      library: startRead(async () =>
        course.hasLibrary && lessonId && (await pages).length > 0 ? readLessonLibrary(lessonId) : undefined,
      ),
    }
  })

export const quiz = ({ request }: LoaderFunctionArgs) =>
  forUser((userId) => {
    const quizzes = startRead(async () => {
      const lessonId = lessonIdIn(request)
      return lessonId ? readQuizzes(lessonId) : []
    })
    return {
      quizzes,
      // Where passing leads is shown at the end: until they are drawn the questions have the line to themselves.
      learner: startRead(async () => {
        await quizzes.catch(() => undefined)
        await new Promise<void>(whenIdle)
        return readLearner(userId)
      }),
    }
  })

export const quizzes = () =>
  forUser((userId) => ({
    quizzes: startRead(() => readQuizzes('overview')),
    passed: startRead(() => readPassedLessons(userId)),
  }))

export const review = () => forUser(() => ({ review: startRead(readSpacedReview) }))

export const toolkit = () => forUser(() => ({ toolkit: startRead(readToolkit) }))

/** With the address it is read for: a view stays until the next one has arrived. */
export function library({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const address = url.pathname + url.search
  return forUser((userId) => ({
    isAdministrator: startRead(() => fetchIsAdministrator(userId)),
    library: startRead(async () => ({ address, view: await readLibrary(url) })),
  }))
}

export const plan = () => forUser(() => ({ plan: startRead(() => readPlan()) }))

export const certificate = () => forUser(() => ({ certificate: startRead(readCertificate) }))

/** Everybody may check a certificate; without a number there is only the field for one. */
export const certificates = ({ params: { number } }: LoaderFunctionArgs) => ({
  checked: number === undefined ? undefined : startRead(() => checkCertificate(number)),
  ...forUser(() => ({})),
})

/** For whoever has the mailed link, signed in or not. */
export function quote({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return { ...forUser(() => ({})), question: token ? startRead(() => readQuote(token)) : undefined }
}

export const privacy = () => policy('privacy')

export const terms = () => policy('terms')

/** Everybody may read it. */
function policy(type: PolicyType) {
  const content = startRead(() => readCurrentPolicy(type))
  return {
    content,
    ...forUser((userId) => ({ isAdministrator: startRead(() => fetchIsAdministrator(userId)) })),
  }
}

/** The reads of whoever has signed in here; nobody's are none. */
function forUser<Reads extends object>(read: (userId: string) => Reads): UserReads & Partial<Reads> {
  const userId = storedUserId()
  return { userId, ...(userId === undefined ? ({} as Partial<Reads>) : read(userId)) }
}

const lessonIdIn = (request: Request) => lessonIdOf(Number(/\d+$/.exec(new URL(request.url).pathname)?.[0]))
