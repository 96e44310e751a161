import { courseLabels } from '@course/content/site/learning/course-labels'
import { quizCopy } from '@course/content/site/learning/quiz'
import { useLocation } from 'react-router'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { userLoader } from '../app/page-data/user-loader.ts'
import { LoadFailed, UserPage } from '../app/page-data/user-page.tsx'
import { whenIdle } from '../app/starting/before-hydration.ts'
import { lessonNumberOfPath, parseLessonId } from '../progress/lesson-path.ts'
import { fetchLearner } from '../progress/requests.ts'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { QuizScreen } from './quiz-screen.tsx'
import { fetchQuizzes } from './requests.ts'

export const loader = userLoader(async (userId, { request }) => ({
  quizzes: await fetchQuizzes(parseLessonId(request)),
  // Not awaited, because it is shown only at the end.
  learner: startFetch(async () => {
    await new Promise<void>(whenIdle)
    return fetchLearner(userId)
  }),
}))

export function Component() {
  const number = lessonNumberOfPath(useLocation().pathname)
  return (
    <Page width="reading">
      <PageMeta title={courseLabels.quiz(number)} />
      <UserPage loader={loader}>
        {({ id }, { quizzes, learner }) =>
          // Keyed by lesson, so that every lesson has its own attempt.
          quizzes.map((quiz) => (
            <QuizScreen key={quiz.lessonId} userId={id} quiz={quiz} learnerPromise={learner} />
          ))
        }
      </UserPage>
    </Page>
  )
}

export function ErrorBoundary() {
  const number = lessonNumberOfPath(useLocation().pathname)
  return (
    <LoadFailed title={courseLabels.quiz(number)} width="reading">
      {quizCopy.failed}
    </LoadFailed>
  )
}
