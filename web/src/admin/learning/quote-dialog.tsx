import type { FeedbackEntry } from '@course/contract/admin/learning'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, FieldFrame } from '../../ui/field.tsx'
import { ActionDialog } from '../action-dialog.tsx'

type QuoteDialogProps = {
  entry: FeedbackEntry
  /** The questions that were answered: column and words of each. */
  answers: readonly (readonly [column: string, label: string])[]
  onDone: () => void
  onClose: () => void
}

/** Chooses the answer that may be quoted, and asks its writer by mail. */
export function QuoteDialog({ entry, answers, onDone, onClose }: QuoteDialogProps) {
  const [question, setQuestion] = useState(answers.at(-1)?.[0] ?? '')
  const copy: Readonly<Record<string, string>> = { ...entry.answers, additional_comments: entry.comments }
  return (
    <ActionDialog
      title="Ask to quote"
      name="admin-feedback-quote"
      body={{ id: entry.id, question, expected: entry.quote?.state ?? null }}
      confirm="Send mail"
      reason="none"
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        A mail asks <strong className="wrap-anywhere">{entry.email}</strong> for permission to publish this
        quote, and under which name. They can change their mind at any time.
      </p>
      <FieldFrame label="Answer to">
        {(controlProps) => (
          <select
            {...controlProps}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
            className={classNames(controlClass, 'pr-8')}
          >
            {answers.map(([column, label]) => (
              <option key={column} value={column}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <blockquote className="max-h-40 overflow-y-auto border-l-4 border-hairline pl-4 whitespace-pre-line wrap-anywhere">
        {copy[question]}
      </blockquote>
    </ActionDialog>
  )
}
