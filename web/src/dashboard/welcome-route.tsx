import { lessonLockedMessage } from '@course/content/site/auth/sign-in-reasons'
import { dashboardCopy } from '@course/content/site/pages/dashboard'
import { shellCopy } from '@course/content/site/shell'
import { passMarkPercent } from '@course/contract/learning/quizzes'
import type { User } from '@supabase/auth-js'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import {
  Navigate,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { useOnSent } from '../app/outbox/use-outbox.ts'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { useAsyncResult, useUserData } from '../app/page-data/use-page-data.ts'
import { userLoader } from '../app/page-data/user-loader.ts'
import { useSession } from '../app/session/session.tsx'
import { AuthScreen } from '../auth/auth-screen.tsx'
import { ConfirmScreen } from '../auth/confirm-screen.tsx'
import { LinkExpired } from '../auth/link-expired.tsx'
import { Logout } from '../auth/logout.tsx'
import { hasLinkError, parseMailLink, setsPassword } from '../auth/mail-link.ts'
import { requestedPath } from '../auth/return-path.ts'
import { SecondFactor } from '../auth/second-factor.tsx'
import { SignInReason } from '../auth/sign-in-reason.tsx'
import { PaymentReturn } from '../checkout/payment-return.tsx'
import { useReturnedPayment } from '../checkout/use-returned-payment.ts'
import { fetchPlanSummary } from '../plan/requests.ts'
import { fetchLearner } from '../progress/requests.ts'
import { SpacedReviewNotice } from '../quizzes/spaced-review-notice.tsx'
import { fetchSpacedReview } from '../quizzes/spaced-review-requests.ts'
import { type PendingAttempt, usePendingAttempts } from '../quizzes/use-pending-attempts.ts'
import { Alert } from '../ui/alert.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import { Dashboard } from './dashboard.tsx'

export const loader = userLoader((userId) => ({
  isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
  learner: startFetch(() => fetchLearner(userId)),
  plan: startFetch(fetchPlanSummary),
  review: startFetch(fetchSpacedReview),
}))

/** Signed out: sign-in, sign-up and links from emails. Signed in: the dashboard. */
export function Component() {
  const { isLoading, user, secondFactorPending } = useSession()
  const { search, hash, state } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  const [notice, setNotice] = useState<string>()
  const [firstSignInFailed, setFirstSignInFailed] = useState(false)
  const link = parseMailLink(query)
  const payment = useReturnedPayment(isLoading ? 'unknown' : user ? 'signed-in' : 'signed-out')
  // A notice for one user must not be shown to the next.
  const userId = user?.id
  useEffect(() => {
    if (userId) return () => setNotice(undefined)
  }, [userId])

  if (link && setsPassword(link.type)) return <Navigate to={`/reset-password${search}`} replace />
  if (link) {
    const finish = (text: string) => {
      setNotice(text)
      navigate('/welcome', { replace: true })
    }
    return <ConfirmScreen key={link.tokenHash} link={link} onDone={finish} />
  }
  if (isLoading) {
    return (
      <Page width="narrow">
        <PageMeta title={dashboardCopy.account} />
        <Waiting className="loading-placeholder">{shellCopy.loadingAccount}</Waiting>
      </Page>
    )
  }
  const requestedPage = requestedPath(state)
  if (user && requestedPage) return <Navigate to={requestedPage} replace />
  if (user && payment.nextPage) return <Navigate to={payment.nextPage} replace />
  if (user)
    return (
      <SignedIn
        key={user.id}
        user={user}
        notice={notice ?? lockedLessonText(state)}
        isPaymentVerified={payment.isVerified}
      />
    )
  if (secondFactorPending) return <SecondFactor user={secondFactorPending.user} />
  if (hasLinkError(hash)) return <LinkExpired type="signup" />
  const { returnState, check } = payment
  if (requestedPage) {
    // The notice after signing in is shown on the requested page.
    const showNotice = (text: string) => toast(text, 'success', { outlivesPage: true })
    return <AuthScreen onNotice={showNotice} above={<SignInReason path={requestedPage} />} />
  }
  const showAfterSignIn = payment.nextPage
    ? (text: string) => toast(text, 'success', { outlivesPage: true })
    : setNotice
  const above = returnState && (
    <PaymentReturn
      outcome={returnState}
      onCheck={check}
      onSignedIn={showAfterSignIn}
      onSignInFailed={() => setFirstSignInFailed(true)}
    />
  )
  const isFirstSignIn = returnState?.step === 'verified' && returnState.tempPassword !== undefined
  return (
    <AuthScreen
      onNotice={setNotice}
      above={above}
      isSecondary={isFirstSignIn}
      isUnfolded={firstSignInFailed}
    />
  )
}

/** Message for a user who opened a locked lesson. */
function lockedLessonText(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('lockedLesson' in state)) return undefined
  const lesson = state.lockedLesson
  return typeof lesson === 'number' ? lessonLockedMessage(lesson, passMarkPercent()) : undefined
}

type SignedInProps = { user: User; notice: string | undefined; isPaymentVerified: boolean }

function SignedIn({ user, notice, isPaymentVerified }: SignedInProps) {
  const data = useUserData(useLoaderData<typeof loader>())
  const plan = useAsyncResult(data?.plan)
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => void revalidate(), [revalidate])
  // Move focus, because the focused form was removed.
  useLayoutEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
  const pendingAttempts = usePendingAttempts(user.id)
  useOnSent(reload)
  useEffect(() => {
    if (isPaymentVerified) reload()
  }, [isPaymentVerified, reload])
  return (
    <Page>
      <PageMeta title={dashboardCopy.pageTitle} />
      {pendingAttempts.map((attempt) => (
        <Alert key={attempt.key} className="mb-8" tone={attempt.state === 'graded' ? undefined : 'warning'}>
          {describeAttempt(attempt)}
        </Alert>
      ))}
      <Dashboard
        user={user}
        learnerPromise={data?.learner}
        plan={plan}
        notice={notice}
        logout={<Logout userId={user.id} />}
        review={<SpacedReviewNotice reviewPromise={data?.review} />}
      />
    </Page>
  )
}

function describeAttempt(attempt: PendingAttempt): string {
  const { attempts } = dashboardCopy
  switch (attempt.state) {
    case 'waiting':
      return attempts.waiting(attempt.quiz)
    case 'refused':
      return attempts.refused(attempt.quiz, attempt.error.message)
    case 'graded':
      return attempts.graded(attempt.quiz, attempt.percent)
    case 'outdated':
      return attempts.outdated(attempt.quiz)
  }
}
