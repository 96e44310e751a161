import type { QuestionItem, QuizDetails } from '@course/contract/admin/learning'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Actions } from '../kit/actions.tsx'
import { QuestionStatistics } from './question-statistics.tsx'
import { quizPath } from './quiz-text.ts'
import { retirementAction } from './retirement-action.tsx'

/** What learners answered, and what else can be done with the question. */
export function QuestionAside({ quiz, item }: { quiz: QuizDetails; item: QuestionItem }) {
  return (
    <aside aria-label="About this question" className="grid content-start gap-6">
      <Card className="sm:p-6">
        <h2 className="mb-3 text-lg">Statistics</h2>
        <QuestionStatistics item={item} name="this question" isCompact />
        <p className="mt-4 text-sm text-muted">
          First attempts at the published wording. They start over when you change the question or an option.
        </p>
      </Card>
      <Card className="grid justify-items-start gap-3 sm:p-6">
        <h2 className="text-lg">After you correct the answer</h2>
        <p className="text-sm text-muted">
          Publish the correct option before you reword anything. Then regrade earlier attempts, with a preview
          first.
        </p>
        <Link to={`${quizPath(quiz.lessonId)}#regrade`} className="text-link">
          Regrade this quiz
        </Link>
      </Card>
      <Actions items={[retirementAction(quiz.lessonId, item)]} />
    </aside>
  )
}
