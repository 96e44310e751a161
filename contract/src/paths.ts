/** Addresses of the pages. The server answers 200 for these and 404 for any other; the web's routes come from here. */
export const lessonPaths = ['/lesson-1', '/lesson-2', '/lesson-3', '/lesson-4'] as const
export const quizPaths = ['/quiz-1', '/quiz-2', '/quiz-3', '/quiz-4'] as const

export const pagePaths = [
  '/',
  '/welcome',
  ...lessonPaths,
  ...quizPaths,
  '/quizzes',
  '/certificate',
  '/feedback',
  '/admin',
  '/privacy',
  '/terms',
  '/password-reset',
  '/reset-password',
  '/auth',
] as const

export type PagePath = (typeof pagePaths)[number]

/** What the files of a page are called; the four lessons are one page, and so are the four quizzes. */
export const pageName = (path: string): string => path.slice(1).replace(/-\d$/, '')

/** What search engines are told about; the rest is behind a sign-in or has nothing to find. */
export const publicPaths = ['/', '/privacy', '/terms'] as const satisfies readonly PagePath[]

/** `/lesson3` is an old spelling of `/lesson-3`; anything else has no other spelling. */
export function hyphenatedLessonPath(path: string): string | undefined {
  const number = /^\/lesson(\d+)\/?$/.exec(path)?.[1]
  return number && `/lesson-${number}`
}
