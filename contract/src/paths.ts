import { course } from '@course/content/site/course'
import { adminPaths } from './admin/admin.ts'

/** Addresses of the pages. The server answers 200 for these and 404 for any other; the web's routes come from here. */
export const lessonPaths = course.lessons.map((_, index) => `/lesson-${index + 1}` as const)
export const quizPaths = course.lessons.map((_, index) => `/quiz-${index + 1}` as const)

export const libraryPaths = [
  '/library',
  '/library/glossary',
  '/library/bibliography',
  '/library/workshops',
  '/library/articles/:slug',
] as const

/** A pure call, so that the bundler can drop it: the browser does not need the list of pages. */
export const pagePaths = /* @__PURE__ */ listPages()

function listPages() {
  return [
    '/',
    '/welcome',
    ...lessonPaths,
    ...quizPaths,
    '/quizzes',
    '/review',
    '/plan',
    '/toolkit',
    ...libraryPaths,
    '/certificate',
    '/certificates',
    '/certificates/:number',
    '/feedback',
    ...adminPaths,
    '/sample',
    '/privacy',
    '/terms',
    '/password-reset',
    '/reset-password',
    '/auth',
    '/sign-in-by-email',
    '/account',
    '/quote',
    '/unsubscribe',
    '/stop-reset',
    '/not-me',
  ] as const
}

export type PagePath = (typeof pagePaths)[number]

/** What the HTML file of a page is called; the whole office is one page. */
export const pageName = (path: string): string => path.slice(1).replace(/\/.*$/, '')

/** What the code of a page is called; all lessons have the same, and so have all quizzes. */
export const pageModule = (path: string): string => pageName(path).replace(/-\d+$/, '')

/** Drawn by the build, because they look the same to everybody. */
export const prerenderedPaths = ['/', '/sample'] as const satisfies readonly PagePath[]

/** What search engines are told about; the rest is behind a sign-in or has nothing to find. */
export const publicPaths = ['/', '/sample', '/privacy', '/terms'] as const satisfies readonly PagePath[]

/** `/lesson3` is an old spelling of `/lesson-3`; anything else has no other spelling. */
export function legacyLessonRedirect(path: string): string | undefined {
  const number = /^\/lesson(\d+)\/?$/.exec(path)?.[1]
  return number && `/lesson-${number}`
}
