import { quizCopy } from '@course/content/site/learning/quiz'
import { passMarkPercent } from '@course/contract/learning/quizzes'
import { userLoader } from '../app/page-data/user-loader.ts'
import { LoadFailed, UserPage } from '../app/page-data/user-page.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { OverviewQuiz } from './overview-quiz.tsx'
import { fetchPassedLessons, fetchQuizzes } from './requests.ts'

export const loader = userLoader(async (userId) => {
  const [quizzes, passed] = await Promise.all([fetchQuizzes('overview'), fetchPassedLessons(userId)])
  return { quizzes, passed }
})

export function Component() {
  return (
    <Page width="reading">
      <PageMeta title={quizCopy.overview.title} />
      <PageTitle intro={quizCopy.overview.intro(passMarkPercent())}>{quizCopy.overview.title}</PageTitle>
      <UserPage loader={loader}>
        {({ id }, { quizzes, passed }) => (
          <div className="mt-6 grid gap-3 sm:mt-10 sm:gap-5">
            {quizzes.map((quiz) => (
              <OverviewQuiz
                key={quiz.lessonId}
                userId={id}
                quiz={quiz}
                wasPassed={passed.includes(quiz.lessonId)}
              />
            ))}
          </div>
        )}
      </UserPage>
    </Page>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed title={quizCopy.overview.title} width="reading">
    {quizCopy.failed}
  </LoadFailed>
)
