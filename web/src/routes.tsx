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

const route = (path: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  shouldRevalidate,
  lazy: lazy(load),
})

/**
 * Its loader also runs when only the query changes: it holds tab, filters and cursor in the admin area, the search in
 * the library, and the purchase on /account.
 */
const routeLoadedByQuery = (path: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  lazy: lazy(load),
})

const adminScreens: RouteObject[] = [
  routeLoadedByQuery('/admin', () => import('./admin/overview/overview-route.tsx')),
  routeLoadedByQuery('/admin/customers', () => import('./admin/customers/customers-route.tsx')),
  routeLoadedByQuery('/admin/customers/add', () => import('./admin/customers/add-customers-route.tsx')),
  routeLoadedByQuery('/admin/customers/:id', () => import('./admin/customers/customer-route.tsx')),
  routeLoadedByQuery('/admin/funnel', () => import('./admin/funnel/funnel-route.tsx')),
  routeLoadedByQuery('/admin/quizzes', () => import('./admin/quizzes/quizzes-route.tsx')),
  routeLoadedByQuery('/admin/quizzes/:quiz', () => import('./admin/quizzes/question-order-route.tsx')),
  routeLoadedByQuery('/admin/quizzes/:quiz/:question', () => import('./admin/quizzes/question-route.tsx')),
  routeLoadedByQuery('/admin/certificates', () => import('./admin/certificates/certificates-route.tsx')),
  routeLoadedByQuery('/admin/feedback', () => import('./admin/feedback/feedback-route.tsx')),
  routeLoadedByQuery('/admin/mail', () => import('./admin/mail/mail-route.tsx')),
  routeLoadedByQuery('/admin/media', () => import('./admin/media/media-route.tsx')),
  routeLoadedByQuery('/admin/announcements', () => import('./admin/announcements/announcements-route.tsx')),
  routeLoadedByQuery(
    '/admin/announcements/:announcement',
    () => import('./admin/announcements/announcement-route.tsx'),
  ),
  routeLoadedByQuery('/admin/mail-texts', () => import('./admin/mail/mail-texts-route.tsx')),
  routeLoadedByQuery('/admin/mail-texts/:mail', () => import('./admin/mail/mail-text-route.tsx')),
  routeLoadedByQuery('/admin/site', () => import('./admin/site-content/site-route.tsx')),
  routeLoadedByQuery('/admin/site/:block', () => import('./admin/site-content/block-route.tsx')),
  routeLoadedByQuery('/admin/payments', () => import('./admin/payments/payments-route.tsx')),
  routeLoadedByQuery('/admin/payments/:id', () => import('./admin/payments/payment-route.tsx')),
  routeLoadedByQuery('/admin/codes', () => import('./admin/codes/codes-route.tsx')),
  routeLoadedByQuery('/admin/codes/:id', () => import('./admin/codes/code-route.tsx')),
  routeLoadedByQuery('/admin/alarms', () => import('./admin/alarms/alarms-route.tsx')),
  routeLoadedByQuery('/admin/log', () => import('./admin/log/log-route.tsx')),
  routeLoadedByQuery('/admin/team', () => import('./admin/staff/staff-route.tsx')),
]

const loadLesson = () => import('./lessons/lesson-route.tsx')

const pages: RouteObject[] = [
  route('/welcome', () => import('./dashboard/welcome-route.tsx')),
  {
    id: 'lesson-access',
    lazy: async () => ({ loader: (await loadModule(loadLesson)).accessLoader }),
    shouldRevalidate: () => true,
    children: lessonPaths().map((path) => route(path, loadLesson)),
  },
  ...quizPaths().map((path) => route(path, () => import('./quizzes/quiz-route.tsx'))),
  route('/quizzes', () => import('./quizzes/quizzes-route.tsx')),
  route('/review', () => import('./quizzes/review-route.tsx')),
  ...(course().hasPlan ? [route('/plan', () => import('./plan/plan-route.tsx'))] : []),
  ...(course().hasToolkit ? [route('/toolkit', () => import('./documents/toolkit-route.tsx'))] : []),
  ...(course().hasSimulation
    ? [route('/simulation', () => import('./simulation/simulation-route.tsx'))]
    : []),
  ...(course().releases ? [route('/whats-new', () => import('./dashboard/whats-new-route.tsx'))] : []),
  ...(course().hasLibrary ? libraryPaths : []).map((path) =>
    routeLoadedByQuery(path, () => import('./library/library-route.tsx')),
  ),
  route('/certificate', () => import('./certificates/certificate-route.tsx')),
  ...['/certificates', '/certificates/:number'].map((path) =>
    route(path, () => import('./certificates/certificates-route.tsx')),
  ),
  route('/feedback', () => import('./feedback/feedback-route.tsx')),
  {
    lazy: lazy(() => import('./admin/admin-route.tsx')),
    children: [{ lazy: lazy(() => import('./admin/frame/screen-error.tsx')), children: adminScreens }],
  },
  route('/privacy', () => import('./policies/privacy-route.tsx')),
  route('/terms', () => import('./policies/terms-route.tsx')),
  route('/imprint', () => import('./policies/imprint-route.tsx')),
  route('/withdrawal', () => import('./policies/withdrawal-route.tsx')),
  route('/password-reset', () => import('./auth/password-reset-route.tsx')),
  route('/reset-password', () => import('./auth/reset-password-route.tsx')),
  route('/auth', () => import('./auth/auth-route.tsx')),
  route('/sign-in-by-email', () => import('./auth/sign-in-by-email-route.tsx')),
  routeLoadedByQuery('/account', () => import('./account/account-route.tsx')),
  route('/team', () => import('./team/team-route.tsx')),
  route('/join', () => import('./team/join-route.tsx')),
  route('/quote', () => import('./feedback/quote-route.tsx')),
  ...(course().hasPlan ? [route('/shared-plan', () => import('./plan/shared-plan-route.tsx'))] : []),
  route('/unsubscribe', () => import('./mail/unsubscribe-route.tsx')),
  route('/stop-reset', () => import('./auth/stop-reset-route.tsx')),
  route('/not-me', () => import('./auth/not-me-route.tsx')),
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
      route('/', () => import('./landing/landing-route.tsx')),
      route('/sample', () => import('./landing/sample-route.tsx')),
      {
        lazy: lazy(() => import('./app/layout/layout.tsx')),
        children: [{ ErrorBoundary: PageError, children: pages }],
      },
    ],
  },
]
