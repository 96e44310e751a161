import { course } from '@course/content/site/course'
import { formatCount } from '@course/content/site/number-word'
import { passMarkPercent } from '@course/contract/learning/quizzes'
import { useRevalidator } from 'react-router'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { useAsyncResult, usePageData, useRevalidateOnReturn } from '../app/use-page-data.ts'
import { OverviewScreen } from '../quizzes/overview-screen.tsx'
import { QuestionsProblem } from '../quizzes/shared/questions-problem.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { quizzes as quizzesLoader } from './loaders.ts'

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
  const data = usePageData<ReturnType<typeof quizzesLoader>>()
  const { value, error } = useAsyncResult(data?.quizzes)
  const { value: passed, error: passedError } = useAsyncResult(data?.passed)
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
  // Passed quizzes are collapsed, so wait for the results. If those fail, all quizzes are open.
  if (!value || !(passed || passedError)) return <Loading />
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
