import type { PagePath } from '@course/contract/paths'
import type { ReactNode } from 'react'

type LoadPage = () => Promise<{ Component: () => ReactNode }>

const lesson: LoadPage = () => import('./pages/lesson.tsx')
const quiz: LoadPage = () => import('./pages/quiz.tsx')

/** The code of every page, each in files of its own. */
export const pageModules: Record<PagePath, LoadPage> = {
  '/': () => import('./pages/landing.tsx'),
  '/welcome': () => import('./pages/welcome.tsx'),
  '/lesson-1': lesson,
  '/lesson-2': lesson,
  '/lesson-3': lesson,
  '/lesson-4': lesson,
  '/quiz-1': quiz,
  '/quiz-2': quiz,
  '/quiz-3': quiz,
  '/quiz-4': quiz,
  '/quizzes': () => import('./pages/quizzes.tsx'),
  '/certificate': () => import('./pages/certificate.tsx'),
  '/feedback': () => import('./pages/feedback.tsx'),
  '/admin': () => import('./pages/admin.tsx'),
  '/privacy': () => import('./pages/privacy.tsx'),
  '/terms': () => import('./pages/terms.tsx'),
  '/password-reset': () => import('./pages/password-reset.tsx'),
  '/reset-password': () => import('./pages/reset-password.tsx'),
  '/auth': () => import('./pages/auth.tsx'),
}
