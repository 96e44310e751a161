import { course } from '@course/content/site/course'

export const lessonPaths = (): string[] => course().lessons.map((_, index) => `/lesson-${index + 1}`)
export const quizPaths = (): string[] => course().lessons.map((_, index) => `/quiz-${index + 1}`)

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
  '/admin/customers/add',
  '/admin/customers/:id',
  '/admin/funnel',
  '/admin/quizzes',
  '/admin/quizzes/:quiz',
  '/admin/quizzes/:quiz/:question',
  '/admin/certificates',
  '/admin/feedback',
  '/admin/mail',
  '/admin/media',
  '/admin/announcements',
  '/admin/announcements/:announcement',
  '/admin/mail-texts',
  '/admin/mail-texts/:mail',
  '/admin/site',
  '/admin/site/:block',
  '/admin/payments',
  '/admin/payments/:id',
  '/admin/codes',
  '/admin/codes/:id',
  '/admin/alarms',
  '/admin/log',
  '/admin/team',
] as const

const LESSON = '/lesson-:lesson'
const QUIZ = '/quiz-:lesson'

/** The pages that a course may have. `:name` is a parameter. */
export const pagePatterns = [
  '/',
  '/welcome',
  LESSON,
  QUIZ,
  '/quizzes',
  '/review',
  '/plan',
  '/toolkit',
  '/simulation',
  '/whats-new',
  ...libraryPaths,
  '/certificate',
  '/certificates',
  '/certificates/:number',
  '/feedback',
  ...adminPaths,
  '/sample',
  '/privacy',
  '/terms',
  '/imprint',
  '/withdrawal',
  '/password-reset',
  '/reset-password',
  '/auth',
  '/sign-in-by-email',
  '/account',
  '/team',
  '/join',
  '/quote',
  '/shared-plan',
  '/unsubscribe',
  '/stop-reset',
  '/not-me',
] as const

export type PagePath = (typeof pagePatterns)[number]

/** The URL of a page without parameters, for links in emails and from other sites. */
export const pageUrl = (siteUrl: string, path: PagePath): string => `${siteUrl}${path}`

/** The paths that a page has in this course: one for each lesson, none for a part that the course does not have. */
function pathsOf(pattern: PagePath): readonly string[] {
  if (pattern === LESSON) return lessonPaths()
  if (pattern === QUIZ) return quizPaths()
  if ((pattern === '/plan' || pattern === '/shared-plan') && !course().hasPlan) return []
  if (pattern === '/toolkit' && !course().hasToolkit) return []
  if (pattern === '/simulation' && !course().hasSimulation) return []
  if (pattern === '/whats-new' && !course().releases) return []
  if (pattern.startsWith('/library') && !course().hasLibrary) return []
  return [pattern]
}

/** Whether this course has the page, for this lesson if the pattern names one. */
export const hasPage = (pattern: PagePath, lesson?: string): boolean =>
  lesson === undefined
    ? pathsOf(pattern).length > 0
    : pathsOf(pattern).includes(pattern.replace(':lesson', lesson))

/** Paths of all pages of this course. The server returns 404 for any other path. */
export const pagePaths = (): string[] => pagePatterns.flatMap(pathsOf)

/** Name of the HTML file of a page. All admin pages share one file. */
export const pageName = (path: string): string => path.slice(1).replace(/\/.*$/, '')

/** Name of the module of a page. All lessons share one module, and so do all quizzes. */
export const pageModule = (path: string): string => pageName(path).replace(/-(\d+|:lesson)$/, '')

/** Prerendered by the build, because they look the same for every visitor. */
export const prerenderedPaths = ['/', '/sample'] as const satisfies readonly PagePath[]

/** Pages in the sitemap. */
export const publicPaths = ['/', '/sample', '/privacy', '/terms'] as const satisfies readonly PagePath[]

/** Redirects the old path `/lesson3` to `/lesson-3`. Returns undefined for other paths. */
export function legacyLessonRedirect(path: string): string | undefined {
  const number = /^\/lesson(\d+)\/?$/.exec(path)?.[1]
  return number && `/lesson-${number}`
}
