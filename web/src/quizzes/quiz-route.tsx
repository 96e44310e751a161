import type { LoaderFunctionArgs } from 'react-router'
import { useRevalidator } from 'react-router'
import { whenIdle } from '../app/before-hydration.ts'
import { forUser } from '../app/for-user.ts'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { useAsyncResult, usePageData, useRevalidateOnReturn } from '../app/use-page-data.ts'
import { unknownLearner } from '../progress/learner.ts'
import { nextLessonAfterQuiz } from '../progress/next-lesson.tsx'
import { fetchLearner } from '../progress/requests.ts'
import { parseLessonId, useLessonRoute } from '../progress/use-lesson-route.ts'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { QuestionsProblem } from './questions-problem.tsx'
import { QuizScreen } from './quiz-screen.tsx'
import { fetchQuizzes } from './requests.ts'

export const loader = ({ request }: LoaderFunctionArgs) =>
  forUser((userId) => {
    const quizzes = startFetch(async () => {
      const lessonId = parseLessonId(request)
      return lessonId ? fetchQuizzes(lessonId) : []
    })
    return {
      quizzes,
      // Fetched last, because it is shown only at the end.
      learner: startFetch(async () => {
        await quizzes.catch(() => undefined)
        await new Promise<void>(whenIdle)
        return fetchLearner(userId)
      }),
    }
  })

export function Component() {
  const route = useLessonRoute()
  if (!route) return <SignInRedirect />
  const { number, lessonId, user } = route
  return (
    <Page width="reading">
      <PageMeta title={`Quiz ${number}`} />
      {/* Keyed by lesson and user, so that every combination has its own attempt. */}
      {user ? <Quiz key={`${lessonId} ${user.id}`} userId={user.id} number={number} /> : <Loading />}
    </Page>
  )
}

function Quiz({ userId, number }: { userId: string; number: number }) {
  const data = usePageData<ReturnType<typeof loader>>()
  const { value, error } = useAsyncResult(data?.quizzes)
  const { value: learner = unknownLearner } = useAsyncResult(data?.learner)
  const { revalidate } = useRevalidator()
  const isFailed = error !== undefined
  useRevalidateOnReturn({ isActive: isFailed })
  if (isFailed && !value) return <QuestionsProblem title={`Quiz ${number}`} onRetry={revalidate} />
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
