import { lessonPaths, type PagePath, quizPaths } from '@course/contract/paths'
import type { ReactNode } from 'react'
import { loadModule } from './ui/load-module.ts'

type LoadPage = () => Promise<{ Component: () => ReactNode }>

const page =
  (load: LoadPage): LoadPage =>
  () =>
    loadModule(load)

const lesson = page(() => import('./pages/lesson.tsx'))
const quiz = page(() => import('./pages/quiz.tsx'))

/** The code of every page, each in files of its own. */
export const pageModules: Record<PagePath, LoadPage> = {
  '/': page(() => import('./pages/landing.tsx')),
  '/welcome': page(() => import('./pages/welcome.tsx')),
  ...forEach(lessonPaths, lesson),
  ...forEach(quizPaths, quiz),
  '/quizzes': page(() => import('./pages/quizzes.tsx')),
  '/certificate': page(() => import('./pages/certificate.tsx')),
  '/feedback': page(() => import('./pages/feedback.tsx')),
  '/admin': page(() => import('./pages/admin.tsx')),
  '/privacy': page(() => import('./pages/privacy.tsx')),
  '/terms': page(() => import('./pages/terms.tsx')),
  '/password-reset': page(() => import('./pages/password-reset.tsx')),
  '/reset-password': page(() => import('./pages/reset-password.tsx')),
  '/auth': page(() => import('./pages/auth.tsx')),
}

function forEach<Path extends PagePath>(paths: readonly Path[], load: LoadPage): Record<Path, LoadPage> {
  return Object.fromEntries(paths.map((path) => [path, load])) as Record<Path, LoadPage>
}
