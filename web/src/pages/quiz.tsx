import { useRevalidator } from 'react-router'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { useAsyncResult, usePageData, useRevalidateOnReturn } from '../app/use-page-data.ts'
import { nextLessonAfterQuiz } from '../progress/next-lesson.tsx'
import { unknownLearner } from '../progress/shared/learner.ts'
import { QuizScreen } from '../quizzes/quiz-screen.tsx'
import { QuestionsProblem } from '../quizzes/shared/questions-problem.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { quiz as quizLoader } from './loaders.ts'
import { useLessonRoute } from './shared/use-lesson-route.ts'

export function Component() {
  const route = useLessonRoute()
  if (!route) return <SignInRedirect />
  const { number, lessonId, user } = route
  return (
    <Page width="reading">
      <PageMeta title={`Quiz ${number}`} />
      {/* Keyed by lesson and user, so that every combination has its own attempt. */}
      {user ? <Quiz key={`${lessonId} ${user.id}`} userId={user.id} /> : <Loading />}
    </Page>
  )
}

function Quiz({ userId }: { userId: string }) {
  const data = usePageData<ReturnType<typeof quizLoader>>()
  const { value, error } = useAsyncResult(data?.quizzes)
  const { value: learner = unknownLearner } = useAsyncResult(data?.learner)
  const { revalidate } = useRevalidator()
  const isFailed = error !== undefined
  useRevalidateOnReturn({ isActive: isFailed })
  if (isFailed && !value) return <QuestionsProblem onRetry={revalidate} />
  const quiz = value?.[0]
  if (!quiz) return <Loading />
  return (
    <QuizScreen
      userId={userId}
      quiz={quiz}
      nextLesson={nextLessonAfterQuiz(quiz.lessonId, userId, learner)}
      onDraw={revalidate}
      isDrawFailed={isFailed}
    />
  )
}

const Loading = () => <Waiting className="loading-placeholder">Loading the questions…</Waiting>
