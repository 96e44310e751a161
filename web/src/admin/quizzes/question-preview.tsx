import { editingCopy } from '@course/content/site/pages/editing'
import type { QuestionContent } from '@course/contract/learning/questions'
import { useState } from 'react'
import { disableLinks } from '../../editing/preview-sheet.tsx'
import { Sheet } from '../../editing/sheet.tsx'
import { GradedOptions } from '../../quizzes/graded-options.tsx'
import { QuestionOptions } from '../../quizzes/question-options.tsx'

type Props = { question: QuestionContent; onClose: () => void }

/** The question as learners see it, and its review after they have answered. */
export function QuestionPreview({ question, onClose }: Props) {
  const [chosen, setChosen] = useState<number>()
  const { correct, explanation, feedback, passage } = question
  const review = {
    correct,
    explanation: explanation || (feedback[correct] ?? ''),
    feedback,
    ...(passage.text !== '' && { passage }),
  }
  return (
    <Sheet title={editingCopy.preview.title} onClose={onClose}>
      <div className="mx-auto grid max-w-reading gap-10" onClickCapture={disableLinks}>
        <QuestionOptions name="preview" question={question} chosen={chosen} onChoose={setChosen} />
        <section aria-labelledby="review-preview">
          <h3 id="review-preview" className="text-lg">
            Review
          </h3>
          <p className="mt-1 text-sm text-muted">
            Learners see this after they finish. Choose an option above to see its feedback.
          </p>
          <GradedOptions question={question} picked={chosen} review={review} />
        </section>
      </div>
    </Sheet>
  )
}
