import { formatNumber } from '@course/content/site/format'
import { hasPermission, type StaffRole } from '@course/contract/admin/admin'
import { minAttemptsForFlags, type QuizDetails, type QuizListEntry } from '@course/contract/admin/learning'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { BarChartTable } from '../kit/bar-chart-table.tsx'
import { EmptyState, RecordList } from '../kit/record-list.tsx'
import { callAdmin } from '../kit/requests.ts'
import { screenLoader, useScreenData, useSignedInStaff } from '../kit/screen-loader.ts'
import { QuestionList } from './question-list.tsx'
import { attemptsText, lessonTitle, medianAttempts, ofText, passedCount, quizSummary } from './quiz-text.ts'
import { RegradeSection } from './regrade-section.tsx'

export const loader = screenLoader(async ({ searchParams }) => {
  const lesson = searchParams.get('lesson')
  return lesson
    ? { quiz: await callAdmin('admin-quiz', { lesson }) }
    : { list: await callAdmin('admin-quizzes') }
})

/** The list of quizzes, or one quiz with its questions. */
export function Component() {
  const { data } = useScreenData(loader)
  const { role } = useSignedInStaff()
  return (
    <AdminScreen
      title="Quizzes"
      intro="How learners do in each quiz, and its questions. The mini quizzes draw from the same questions; their results aren't included."
    >
      {data.quiz ? <Quiz quiz={data.quiz} role={role} /> : <Quizzes list={data.list} />}
    </AdminScreen>
  )
}

const Quizzes = ({ list }: { list: readonly QuizListEntry[] }) => (
  <RecordList
    caption="Quizzes"
    isNarrow
    empty="No quizzes yet."
    columns={[
      {
        label: 'Quiz',
        cell: ({ lessonId }) => (
          <Link to={`?lesson=${lessonId}`} className="text-brand underline underline-offset-4">
            {lessonTitle(lessonId)}
          </Link>
        ),
      },
      {
        label: 'People',
        isNumber: true,
        cell: ({ people }) => formatNumber(people),
        sortBy: ({ people }) => people,
      },
      {
        label: 'Passed on first try',
        isNumber: true,
        cell: ({ passedAtFirst, people }) => <Share part={passedAtFirst} total={people} />,
        sortBy: ({ passedAtFirst, people }) => passedAtFirst / Math.max(1, people),
      },
      {
        label: 'Passed',
        isNumber: true,
        cell: (quiz) => <Share part={passedCount(quiz)} total={quiz.people} />,
        sortBy: (quiz) => passedCount(quiz) / Math.max(1, quiz.people),
      },
      { label: 'Median attempts to pass', isNumber: true, cell: medianAttempts },
      {
        label: 'To review',
        isKey: true,
        cell: ({ flagged, people }) =>
          flagged > 0 ? (
            <Badge tone="warning">{flagged === 1 ? '1 question' : `${flagged} questions`}</Badge>
          ) : (
            <span className="text-muted">
              {people < minAttemptsForFlags ? `Needs ${minAttemptsForFlags} learners` : 'Nothing'}
            </span>
          ),
      },
    ]}
    page={{ rows: list }}
    keyOf={({ lessonId }) => lessonId}
  />
)

const Share = ({ part, total }: { part: number; total: number }) => (
  <span className="whitespace-nowrap">{total === 0 ? '–' : ofText(part, total)}</span>
)

function Quiz({ quiz, role }: { quiz: QuizDetails; role: StaffRole }) {
  const mayEdit = hasPermission(role, 'texts')
  return (
    <div className="grid gap-10">
      <div className="grid justify-items-start gap-4">
        <ButtonLink variant="quiet" size="small" to="?" className="-ml-4">
          ← All quizzes
        </ButtonLink>
        <h2 className="text-2xl">{lessonTitle(quiz.lessonId)}</h2>
      </div>
      {quiz.people === 0 ? (
        <EmptyState>No attempts yet. Results appear after the first one.</EmptyState>
      ) : (
        <div className="grid gap-6 xl:grid-cols-2">
          <Card className="sm:p-6">
            <h3 className="mb-3 text-lg">Attempts to pass</h3>
            <BarChartTable
              summary={quizSummary(quiz)}
              caption="People by attempts to pass"
              columnLabels={['Attempts', 'People']}
              total={quiz.people}
              bars={[
                ...quiz.attemptsUntilPassed.map((count, index) => ({
                  key: String(index),
                  label: attemptsText(index, quiz.attemptsUntilPassed.length),
                  count,
                })),
                {
                  key: 'never',
                  label: 'Not passed',
                  count: quiz.people - passedCount(quiz),
                  isStrong: false,
                },
              ]}
            />
          </Card>
          <Card className="sm:p-6">
            <h3 className="mb-3 text-lg">First-attempt scores</h3>
            <BarChartTable
              summary={`${formatNumber(quiz.people)} ${quiz.people === 1 ? 'person' : 'people'}, by correct answers out of ${quiz.questions}.`}
              caption="People by correct answers on the first attempt"
              columnLabels={['Correct answers', 'People']}
              bars={quiz.scores.map((count, score) => ({
                key: String(score),
                label: `${score} of ${quiz.questions}`,
                count,
              }))}
            />
          </Card>
        </div>
      )}
      <QuestionList quiz={quiz} mayEdit={mayEdit} />
      {mayEdit && quiz.people > 0 && <RegradeSection quiz={quiz} />}
    </div>
  )
}
