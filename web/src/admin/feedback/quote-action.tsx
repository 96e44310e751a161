import type { FeedbackEntry } from '@course/contract/admin/learning'
import { useState } from 'react'
import { Select } from '../../ui/field.tsx'
import type { AdminAction } from '../kit/action-dialog.tsx'

type Questions = readonly (readonly [column: string, label: string])[]
type Answers = Readonly<Record<string, string>>

/** Selects an answer and emails its author for permission to quote it. */
export const quoteAction = (entry: FeedbackEntry, questions: Questions, answers: Answers): AdminAction => ({
  label: entry.quote ? 'Ask again for permission to quote' : 'Ask for permission to quote',
  title: 'Ask for permission to quote',
  confirmLabel: 'Send email',
  name: 'admin-feedback-quote',
  body: { id: entry.id, expected: entry.quote?.state ?? null },
  effect: (
    <p>
      We'll ask <strong className="wrap-anywhere">{entry.email}</strong> by email for permission to publish
      this quote, and under which name. They can change their mind at any time.
    </p>
  ),
  fields: <AnswerChoice questions={questions} answers={answers} />,
  done: 'Email sent',
})

function AnswerChoice({ questions, answers }: { questions: Questions; answers: Answers }) {
  const [question, setQuestion] = useState(questions.at(-1)?.[0] ?? '')
  return (
    <>
      <Select
        label="Answer to"
        name="question"
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      >
        {questions.map(([column, label]) => (
          <option key={column} value={column}>
            {label}
          </option>
        ))}
      </Select>
      <blockquote className="max-h-40 overflow-y-auto border-l-4 border-hairline pl-4 text-sm whitespace-pre-line wrap-anywhere">
        {answers[question]}
      </blockquote>
    </>
  )
}
