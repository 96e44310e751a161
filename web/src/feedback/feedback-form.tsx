import { feedbackQuestions } from '@course/content/site/learning/feedback'
import { answerTooLongMessage, missingRatingMessage } from '@course/contract/learning/feedback'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { hasTooLongAnswer, isTooLong, toFeedbackRow, withAnswer } from './draft.ts'
import { sendFeedback } from './requests.ts'
import { StarRatingField } from './star-rating.tsx'
import { useDraft } from './use-draft.ts'

type FeedbackFormProps = { customer: { id: string; email: string }; onDone: () => void }

/** The draft stays in this browser until it was sent. */
export function FeedbackForm({ customer, onDone }: FeedbackFormProps) {
  const { draft, change, removeDraft } = useDraft(customer.id)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const firstStar = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const { rating } = draft
    if (!rating) {
      window.alert(missingRatingMessage)
      return firstStar.current?.focus()
    }
    if (hasTooLongAnswer(draft)) {
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    setSending(true)
    try {
      await sendFeedback(toFeedbackRow({ ...draft, rating }, customer))
    } catch (error) {
      console.warn('Could not send the feedback', error)
      setSending(false)
      return window.alert('There was an error submitting your feedback. Please try again.')
    }
    removeDraft()
    onDone()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-10 grid grid-cols-1 gap-8">
      <StarRatingField
        rating={draft.rating}
        firstStar={firstStar}
        onRate={(rating) => change({ ...draft, rating })}
      />
      {feedbackQuestions.map((question, index) => (
        <AnswerField
          key={question}
          label={question}
          value={draft.answers[index] ?? ''}
          onChange={(answer) => change(withAnswer(draft, index, answer))}
        />
      ))}
      <AnswerField
        label="Additional Comments (Optional)"
        value={draft.comments}
        onChange={(comments) => change({ ...draft, comments })}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button variant="quiet" wide className="sm:-ml-6" disabled={isSending} onClick={onDone}>
          Skip Feedback
        </Button>
        <Button type="submit" wide busy={isSending}>
          {isSending ? 'Submitting...' : 'Submit Feedback'}
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
      error={isTooLong(value) ? `${answerTooLongMessage}; you have ${value.length}.` : undefined}
    />
  )
}
