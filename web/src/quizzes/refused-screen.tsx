import { quizCopy } from '@course/content/site/learning/quiz'
import type { PublicQuestion } from '@course/contract/learning/quizzes'
import type { ComponentProps } from 'react'
import { RefusedAttempt } from './refused-attempt.tsx'
import { useFocusAndScroll } from './use-focus-and-scroll.ts'

type RefusedScreenProps = ComponentProps<typeof RefusedAttempt> & {
  questions: readonly PublicQuestion[]
  /** The chosen option of each question. */
  answers: readonly (number | null)[]
}

/** Shown instead of the score if the server did not accept the answers. */
export function RefusedScreen({ questions, answers, ...refusal }: RefusedScreenProps) {
  const heading = useFocusAndScroll<HTMLHeadingElement>()
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-4xl">
        {quizCopy.result.title}
      </h1>
      <RefusedAttempt {...refusal} />
      <h2 className="mt-10 text-2xl">{quizCopy.result.answers}</h2>
      <ol className="mt-6 grid gap-5">
        {questions.map(({ question, options }, index) => (
          <li key={question}>
            <span className="text-muted">{index + 1}.</span> {question}
            <span className="mt-1 block font-semibold">{options[answers[index] ?? -1]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
