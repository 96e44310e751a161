import type { QuestionItem, QuizDetails } from '@course/contract/admin/learning'
import { minAttemptsForFlags } from '@course/contract/admin/learning'
import { questionWarnings } from '@course/contract/learning/questions'
import { useState } from 'react'
import { newId } from '../../app/saving/new-id.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Actions } from '../kit/actions.tsx'
import { QuestionStatistics } from './question-statistics.tsx'
import { questionPath } from './quiz-text.ts'
import { retirementAction } from './retirement-action.tsx'

type Props = { quiz: QuizDetails; mayEdit: boolean }

/** The questions of a quiz, asked and retired, with their statistics. */
export function QuestionList({ quiz, mayEdit }: Props) {
  const asked = quiz.items.filter(({ isRetired }) => !isRetired)
  const retired = quiz.items.filter(({ isRetired }) => isRetired)
  const [newQuestion] = useState(newQuestionId)
  const newDrafts = quiz.drafts.filter((id) => quiz.items.every((item) => item.id !== id))
  return (
    <>
      <section aria-labelledby="questions">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h3 id="questions" className="text-xl">
            Questions <span className="text-muted">({asked.length})</span>
          </h3>
          {mayEdit && (
            <div className="flex flex-wrap gap-2">
              <ButtonLink variant="secondary" size="small" to={`/admin/quizzes/${quiz.lessonId}`}>
                Change order
              </ButtonLink>
              <ButtonLink size="small" to={questionPath(quiz.lessonId, newQuestion)}>
                Add question
              </ButtonLink>
            </div>
          )}
        </div>
        <p className="mt-4 max-w-reading text-sm text-muted">
          Each learner gets {quiz.questions} of these, with questions and options in random order. Statistics
          count first attempts only. Discrimination (−1 to 1) shows whether learners who answer a question
          correctly also do well on the rest of the quiz. Flags appear after {minAttemptsForFlags} people have
          answered.
        </p>
        {mayEdit &&
          newDrafts.map((id) => (
            <p key={id} className="mt-4 rounded-md border border-dashed border-hairline p-4">
              <Badge tone="brand">Draft</Badge>{' '}
              <ButtonLink variant="quiet" size="small" to={questionPath(quiz.lessonId, id)}>
                Continue the new question
              </ButtonLink>
            </p>
          ))}
        <ol className="mt-6 grid gap-4">
          {asked.map((item, index) => (
            <li key={item.id}>
              <QuestionCard quiz={quiz} item={item} number={index + 1} mayEdit={mayEdit} />
            </li>
          ))}
        </ol>
      </section>
      {retired.length > 0 && (
        <section aria-labelledby="retired">
          <h3 id="retired" className="text-xl">
            Retired <span className="text-muted">({retired.length})</span>
          </h3>
          <p className="mt-2 max-w-reading text-sm text-muted">
            New attempts don't get these. Earlier attempts keep them.
          </p>
          <ul className="mt-6 grid gap-4">
            {retired.map((item, index) => (
              <li key={item.id}>
                <QuestionCard quiz={quiz} item={item} number={index + 1} mayEdit={mayEdit} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type CardProps = Props & { item: QuestionItem; number: number }

function QuestionCard({ quiz, item, number, mayEdit }: CardProps) {
  const { id, question, warnings, passage } = item
  const hasDraft = quiz.drafts.includes(id)
  const name = `${item.isRetired ? 'retired ' : ''}question ${number}`
  return (
    <Card className="grid gap-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h4 className="min-w-0 flex-1 basis-80 font-sans text-base font-semibold">
          {!item.isRetired && `${number}. `}
          {question}
        </h4>
        {mayEdit && (
          <div className="flex flex-wrap items-center gap-2">
            <ButtonLink variant="secondary" size="small" to={questionPath(quiz.lessonId, id)}>
              {hasDraft ? 'Continue draft' : 'Edit'}
              <span className="sr-only"> {question}</span>
            </ButtonLink>
            <Actions items={[retirementAction(quiz.lessonId, item)]} about={question} />
          </div>
        )}
      </div>
      {(warnings.length > 0 || hasDraft) && (
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {hasDraft && (
            <li>
              <Badge tone="brand">Draft</Badge>
            </li>
          )}
          {warnings.map((warning) => (
            <li key={warning} className="text-sm font-medium text-warning">
              {questionWarnings[warning]}
            </li>
          ))}
        </ul>
      )}
      <QuestionStatistics item={item} name={name} />
      {passage && (
        <p className="text-sm text-muted">
          Lesson {passage.lesson}, page {passage.page}: “{passage.text}”
        </p>
      )}
    </Card>
  )
}

const newQuestionId = () => `q-${newId().replaceAll('-', '').slice(0, 12)}`
