import { type LessonId, lessonIdOf } from '@course/contract/lessons'
import { Navigate, useLocation } from 'react-router'
import { PageMeta } from '../app/page-meta.tsx'
import { useSession } from '../app/session.tsx'
import { QuestionsProblem } from '../quizzes/questions-problem.tsx'
import { QuizScreen } from '../quizzes/quiz-screen.tsx'
import { useQuizzes } from '../quizzes/use-quizzes.ts'
import { Page } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'

export function Component() {
  const { loading, user } = useSession()
  const number = Number(/\d+/.exec(useLocation().pathname)?.[0])
  const lessonId = lessonIdOf(number)
  if (!lessonId || (!loading && !user)) return <Navigate to="/welcome" replace />
  return (
    <Page width="reading">
      <PageMeta title={`Quiz ${number}`} />
      {/* Another lesson or another account is another attempt. */}
      {user ? <Quiz key={`${lessonId} ${user.id}`} lessonId={lessonId} userId={user.id} /> : <Loading />}
    </Page>
  )
}

function Quiz({ lessonId, userId }: { lessonId: LessonId; userId: string }) {
  const { questions, load } = useQuizzes(lessonId)
  if (questions.state === 'failed') return <QuestionsProblem onRetry={load} />
  const quiz = questions.state === 'ready' ? questions.quizzes[0] : undefined
  return quiz ? <QuizScreen userId={userId} quiz={quiz} /> : <Loading />
}

const Loading = () => <Waiting className="first-load">Loading the questions…</Waiting>
