import { course } from '@course/content/site/course'

/** Paths of all pages. The server returns 404 for any other path, and the web routes are built from this list. */
export const lessonPaths = course.lessons.map((_, index) => `/lesson-${index + 1}` as const)
export const quizPaths = course.lessons.map((_, index) => `/quiz-${index + 1}` as const)

export const libraryPaths = [
  '/library',
  '/library/glossary',
  '/library/bibliography',
  '/library/workshops',
  '/library/articles/:slug',
] as const

/** Pages of the admin area. `:name` is a parameter. */
const adminPaths = [
  '/admin',
  '/admin/customers',
  '/admin/customers/:id',
  '/admin/funnel',
  '/admin/quizzes',
  '/admin/certificates',
  '/admin/feedback',
  '/admin/mail',
  '/admin/media',
  '/admin/site',
  '/admin/site/:block',
  '/admin/payments',
  '/admin/payments/:id',
  '/admin/alarms',
  '/admin/log',
  '/admin/team',
] as const

/** Marked pure, so that the bundler drops the list where the browser does not need it. */
export const pagePaths = /* @__PURE__ */ listPages()

function listPages() {
  return [
    '/',
    '/welcome',
    ...lessonPaths,
    ...quizPaths,
    '/quizzes',
    '/review',
    ...(course.hasPlan ? (['/plan'] as const) : []),
    ...(course.hasToolkit ? (['/toolkit'] as const) : []),
    ...(course.hasSimulation ? (['/simulation'] as const) : []),
    ...(course.hasLibrary ? libraryPaths : []),
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

/** Name of the HTML file of a page. All admin pages share one file. */
export const pageName = (path: string): string => path.slice(1).replace(/\/.*$/, '')

/** Name of the module of a page. All lessons share one module, and so do all quizzes. */
export const pageModule = (path: string): string => pageName(path).replace(/-\d+$/, '')

/** Prerendered by the build, because they look the same for every visitor. */
export const prerenderedPaths = ['/', '/sample'] as const satisfies readonly PagePath[]

/** Pages in the sitemap. */
export const publicPaths = ['/', '/sample', '/privacy', '/terms'] as const satisfies readonly PagePath[]

/** Redirects the old path `/lesson3` to `/lesson-3`. Returns undefined for other paths. */
export function legacyLessonRedirect(path: string): string | undefined {
  const number = /^\/lesson(\d+)\/?$/.exec(path)?.[1]
  return number && `/lesson-${number}`
}
