import { course } from '@course/content/site/course'
import { lessonPaths, libraryPaths, quizPaths } from '@course/contract/paths'
import type { LazyRouteFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import { PageError, SiteError } from './app/layout/error-screen.tsx'
import { notFoundId, Root } from './app/layout/root.tsx'
import { registerOutboxKinds } from './app/outbox/outbox.ts'
import { loadModule } from './app/starting/load-module.ts'
import { outboxKinds, uncountedKinds } from './outbox-kinds.ts'

registerOutboxKinds(outboxKinds, uncountedKinds)

/** A route file exports `Component` and, if the page has data, `loader`. It is loaded when the page is opened. */
const lazy =
  (load: LazyRouteFunction<RouteObject>): LazyRouteFunction<RouteObject> =>
  () =>
    loadModule(load)

/** Changing only the query, such as the page of a lesson, keeps the loaded data. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

const page = (path: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  shouldRevalidate,
  lazy: lazy(load),
})

/** The loader of a screen runs at every change of the query, which has the tab, the filters and the cursor, or a purchase. */
const screen = (path: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  lazy: lazy(load),
})

const adminScreens: RouteObject[] = [
  screen('/admin', () => import('./admin/overview/overview-route.tsx')),
  screen('/admin/customers', () => import('./admin/customers/customers-route.tsx')),
  screen('/admin/customers/add', () => import('./admin/customers/add-customers-route.tsx')),
  screen('/admin/customers/:id', () => import('./admin/customers/customer-route.tsx')),
  screen('/admin/funnel', () => import('./admin/funnel/funnel-route.tsx')),
  screen('/admin/quizzes', () => import('./admin/quizzes/quizzes-route.tsx')),
  screen('/admin/quizzes/:quiz', () => import('./admin/quizzes/question-order-route.tsx')),
  screen('/admin/quizzes/:quiz/:question', () => import('./admin/quizzes/question-route.tsx')),
  screen('/admin/certificates', () => import('./admin/certificates/certificates-route.tsx')),
  screen('/admin/feedback', () => import('./admin/feedback/feedback-route.tsx')),
  screen('/admin/mail', () => import('./admin/mail/mail-route.tsx')),
  screen('/admin/media', () => import('./admin/media/media-route.tsx')),
  screen('/admin/announcements', () => import('./admin/announcements/announcements-route.tsx')),
  screen('/admin/announcements/:announcement', () => import('./admin/announcements/announcement-route.tsx')),
  screen('/admin/mail-texts', () => import('./admin/mail/mail-texts-route.tsx')),
  screen('/admin/mail-texts/:mail', () => import('./admin/mail/mail-text-route.tsx')),
  screen('/admin/site', () => import('./admin/site-content/site-route.tsx')),
  screen('/admin/site/:block', () => import('./admin/site-content/block-route.tsx')),
  screen('/admin/payments', () => import('./admin/payments/payments-route.tsx')),
  screen('/admin/payments/:id', () => import('./admin/payments/payment-route.tsx')),
  screen('/admin/codes', () => import('./admin/codes/codes-route.tsx')),
  screen('/admin/codes/:id', () => import('./admin/codes/code-route.tsx')),
  screen('/admin/alarms', () => import('./admin/alarms-route.tsx')),
  screen('/admin/log', () => import('./admin/log-route.tsx')),
  screen('/admin/team', () => import('./admin/team-route.tsx')),
]

const loadLesson = () => import('./lessons/lesson-route.tsx')

const pages: RouteObject[] = [
  page('/welcome', () => import('./dashboard/welcome-route.tsx')),
  {
    id: 'lesson-access',
    lazy: async () => ({ loader: (await loadModule(loadLesson)).accessLoader }),
    shouldRevalidate: () => true,
    children: lessonPaths().map((path) => page(path, loadLesson)),
  },
  ...quizPaths().map((path) => page(path, () => import('./quizzes/quiz-route.tsx'))),
  page('/quizzes', () => import('./quizzes/quizzes-route.tsx')),
  page('/review', () => import('./quizzes/review-route.tsx')),
  ...(course().hasPlan ? [page('/plan', () => import('./plan/plan-route.tsx'))] : []),
  ...(course().hasToolkit ? [page('/toolkit', () => import('./documents/toolkit-route.tsx'))] : []),
  ...(course().hasSimulation ? [page('/simulation', () => import('./simulation/simulation-route.tsx'))] : []),
  ...(course().releases ? [page('/whats-new', () => import('./dashboard/whats-new-route.tsx'))] : []),
  // Without `shouldRevalidate`, because a search changes only the query but needs new data.
  ...(course().hasLibrary ? libraryPaths : []).map((path) => ({
    path,
    lazy: lazy(() => import('./library/library-route.tsx')),
  })),
  page('/certificate', () => import('./certificates/certificate-route.tsx')),
  ...['/certificates', '/certificates/:number'].map((path) =>
    page(path, () => import('./certificates/certificates-route.tsx')),
  ),
  page('/feedback', () => import('./feedback/feedback-route.tsx')),
  {
    lazy: lazy(() => import('./admin/admin-route.tsx')),
    children: [{ lazy: lazy(() => import('./admin/screen-error.tsx')), children: adminScreens }],
  },
  page('/privacy', () => import('./policies/privacy-route.tsx')),
  page('/terms', () => import('./policies/terms-route.tsx')),
  page('/imprint', () => import('./policies/imprint-route.tsx')),
  page('/withdrawal', () => import('./policies/withdrawal-route.tsx')),
  page('/password-reset', () => import('./auth/password-reset-route.tsx')),
  page('/reset-password', () => import('./auth/reset-password-route.tsx')),
  page('/auth', () => import('./auth/auth-route.tsx')),
  page('/sign-in-by-email', () => import('./auth/sign-in-by-email-route.tsx')),
  screen('/account', () => import('./account/account-route.tsx')),
  page('/team', () => import('./team/team-route.tsx')),
  page('/join', () => import('./team/join-route.tsx')),
  page('/quote', () => import('./feedback/quote-route.tsx')),
  ...(course().hasPlan ? [page('/shared-plan', () => import('./plan/shared-plan-route.tsx'))] : []),
  page('/unsubscribe', () => import('./mail/unsubscribe-route.tsx')),
  page('/stop-reset', () => import('./auth/stop-reset-route.tsx')),
  page('/not-me', () => import('./auth/not-me-route.tsx')),
  { id: notFoundId, path: '*', lazy: lazy(() => import('./app/not-found-route.tsx')) },
]

/**
 * All pages, loaded on demand. The error boundary is outside the lazy routes: a route whose own code fails to
 * load would render nothing.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: SiteError,
    children: [
      page('/', () => import('./landing/landing-route.tsx')),
      page('/sample', () => import('./landing/sample-route.tsx')),
      {
        lazy: lazy(() => import('./app/layout/layout.tsx')),
        children: [{ ErrorBoundary: PageError, children: pages }],
      },
    ],
  },
]
