import { feedbackQuestions } from '@course/content/site/learning/feedback'
import { feedbackCopy as copy } from '@course/content/site/pages/feedback'
import { answerTooLongMessage, missingRatingMessage } from '@course/contract/learning/feedback'
import { type FormEvent, useRef, useState } from 'react'
import { newId } from '../app/saving/new-id.ts'
import { useMutation } from '../app/saving/use-mutation.ts'
import { userKey } from '../app/storage/storage.ts'
import { useStored } from '../app/storage/use-stored.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import {
  type CompleteDraft,
  emptyDraft,
  hasTooLongAnswer,
  isTooLong,
  parseDraft,
  toFeedbackRow,
  withAnswer,
} from './feedback-draft.ts'
import { sendFeedback } from './requests.ts'
import { StarRatingField } from './star-rating.tsx'

type FeedbackFormProps = { customer: { id: string; email: string }; onDone: () => void }

/** The draft stays in this browser until it was sent. */
export function FeedbackForm({ customer, onDone }: FeedbackFormProps) {
  const {
    value: draft,
    change,
    remove: removeDraft,
  } = useStored(userKey('feedback-draft', customer.id), parseDraft, () => emptyDraft(newId()))
  const send = useMutation((complete: CompleteDraft) => sendFeedback(toFeedbackRow(complete, customer)), {
    onSuccess() {
      removeDraft()
      onDone()
    },
    onError: () => window.alert(copy.failed),
  })
  const form = useRef<HTMLFormElement>(null)
  const firstStar = useRef<HTMLInputElement>(null)
  const [isRatingMissing, setRatingMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const { rating } = draft
    if (!rating) {
      window.alert(missingRatingMessage)
      setRatingMissing(true)
      return firstStar.current?.focus()
    }
    if (hasTooLongAnswer(draft)) {
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    void send.run({ ...draft, rating })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-10 grid grid-cols-1 gap-8">
      <StarRatingField
        rating={draft.rating}
        firstStar={firstStar}
        error={isRatingMissing ? missingRatingMessage : undefined}
        onRate={(rating) => {
          setRatingMissing(false)
          change({ ...draft, rating })
        }}
      />
      {feedbackQuestions().map((question, index) => (
        <AnswerField
          key={question}
          label={question}
          value={draft.answers[index] ?? ''}
          onChange={(answer) => change(withAnswer(draft, index, answer))}
        />
      ))}
      <AnswerField
        label={copy.comments}
        value={draft.comments}
        onChange={(comments) => change({ ...draft, comments })}
      />
      {send.error && <Alert tone="error">{copy.failed}</Alert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button variant="quiet" wide className="sm:-ml-6" disabled={send.isPending} onClick={onDone}>
          {copy.skip}
        </Button>
        <Button type="submit" wide busy={send.isPending}>
          {send.isPending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </form>
  )
}

type AnswerFieldProps = { label: string; value: string; onChange: (answer: string) => void }

function AnswerField({ label, value, onChange }: AnswerFieldProps) {
  return (
    <TextArea
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isTooLong(value) ? copy.tooLong(answerTooLongMessage, value.length) : undefined}
    />
  )
}
