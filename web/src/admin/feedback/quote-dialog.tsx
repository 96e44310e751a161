import type { FeedbackEntry } from '@course/contract/admin/learning'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, FieldFrame } from '../../ui/field.tsx'
import { ActionDialog } from '../action-dialog.tsx'

type QuoteDialogProps = {
  entry: FeedbackEntry
  questions: readonly (readonly [column: string, label: string])[]
  onDone: () => void
  onClose: () => void
}

/** Selects an answer and emails its author for permission to quote it. */
export function QuoteDialog({ entry, questions, onDone, onClose }: QuoteDialogProps) {
  const [question, setQuestion] = useState(questions.at(-1)?.[0] ?? '')
  const answers: Readonly<Record<string, string>> = { ...entry.answers, additional_comments: entry.comments }
  return (
    <ActionDialog
      title="Ask for permission to quote"
      name="admin-feedback-quote"
      body={{ id: entry.id, question, expected: entry.quote?.state ?? null }}
      confirmLabel="Send email"
      reason="none"
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        We'll ask <strong className="wrap-anywhere">{entry.email}</strong> by email for permission to publish
        this quote, and under which name. They can change their mind at any time.
      </p>
      <FieldFrame label="Answer to">
        {(controlProps) => (
          <select
            {...controlProps}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
            className={classNames(controlClass, 'pr-8')}
          >
            {questions.map(([column, label]) => (
              <option key={column} value={column}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <blockquote className="max-h-40 overflow-y-auto border-l-4 border-hairline pl-4 whitespace-pre-line wrap-anywhere">
        {answers[question]}
      </blockquote>
    </ActionDialog>
  )
}
