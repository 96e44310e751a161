import { quizCopy } from '@course/content/site/learning/quiz'
import { Waiting } from '../ui/spinner.tsx'
import { useFocusAndScroll } from './use-focus-and-scroll.ts'

/** Shown between the last answer and the score, with a notice while the server cannot be reached. */
export function SendingScreen({ isWaiting }: { isWaiting: boolean }) {
  const heading = useFocusAndScroll<HTMLHeadingElement>()
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {quizCopy.result.title}
      </h1>
      <Waiting className="mt-6">{isWaiting ? quizCopy.sending.waiting : quizCopy.sending.grading}</Waiting>
      {isWaiting && <p className="mt-6 max-w-reading text-lg text-muted">{quizCopy.sending.saved}</p>}
    </div>
  )
}
