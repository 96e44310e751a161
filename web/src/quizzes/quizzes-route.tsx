import { course } from '@course/content/site/course'
import { formatCount } from '@course/content/site/number-word'
import { passMarkPercent } from '@course/contract/learning/quizzes'
import { useRevalidator } from 'react-router'
import { forUser } from '../app/for-user.ts'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { useAsyncResult, usePageData, useRevalidateOnReturn } from '../app/use-page-data.ts'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { QuestionsProblem } from './questions-problem.tsx'
import { fetchPassedLessons, fetchQuizzes } from './requests.ts'

export const loader = () =>
  forUser((userId) => ({
    quizzes: startFetch(() => fetchQuizzes('overview')),
    passed: startFetch(() => fetchPassedLessons(userId)),
  }))

export function Component() {
  const { loading, user } = useSession()
  if (!loading && !user) return <SignInRedirect />
  return (
    <Page width="reading">
      <PageMeta title="Quizzes" />
      <PageTitle
        intro={`${formatCount(course.overviewQuestions, 'question')} per lesson. You need ${passMarkPercent}% to pass, and you can try as often as you like.`}
      >
        Quizzes
      </PageTitle>
      {user ? <Quizzes key={user.id} userId={user.id} /> : <Loading />}
    </Page>
  )
}

function Quizzes({ userId }: { userId: string }) {
  const data = usePageData<ReturnType<typeof loader>>()
  const { value, error } = useAsyncResult(data?.quizzes)
  const { value: passed } = useAsyncResult(data?.passed)
  const { revalidate } = useRevalidator()
  const isFailed = error !== undefined
  useRevalidateOnReturn({ isActive: isFailed })
  if (isFailed && !value) {
    return (
      <div className="mt-10">
        <QuestionsProblem onRetry={revalidate} />
      </div>
    )
  }
  if (!value) return <Loading />
  return (
    <OverviewScreen
      userId={userId}
      quizzes={value}
      passed={passed ?? []}
      onDraw={revalidate}
      isDrawFailed={isFailed}
    />
  )
}

const Loading = () => <Waiting className="loading-placeholder mt-10">Loading the questions…</Waiting>
