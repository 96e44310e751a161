import { quizCopy } from '@course/content/site/learning/quiz'
import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { useState } from 'react'
import { useAsyncResult } from '../app/page-data/use-page-data.ts'
import { type Learner, unknownLearner } from '../progress/learner.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { nextLessonLink } from './next-lesson.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { RefusedScreen } from './refused-screen.tsx'
import { ResultScreen } from './result-screen.tsx'
import { SendingScreen } from './sending-screen.tsx'
import { useAttempt } from './use-attempt.ts'

type QuizScreenProps = {
  userId: string
  quiz: PublicQuiz
  /** The progress before this quiz, which decides what passing it unlocks. */
  learnerPromise: Promise<Learner>
}

export function QuizScreen({ userId, quiz, learnerPromise }: QuizScreenProps) {
  const { attempt, askedQuiz, state, choose, advance, finish, sendAgain, restart } = useAttempt(userId, quiz)
  const { value: learner = unknownLearner } = useAsyncResult(learnerPromise)
  const [isRestarted, setRestarted] = useState(false)

  function handleRestart() {
    setRestarted(true)
    restart()
  }

  switch (state.step) {
    case 'drawing':
      return <Waiting className="loading-placeholder">{quizCopy.loading}</Waiting>
    case 'answering':
      return (
        <QuestionScreen
          quiz={askedQuiz}
          attempt={attempt}
          takesFocus={isRestarted}
          onChoose={choose}
          onNext={advance}
          onFinish={finish}
        />
      )
    case 'sending':
    case 'waiting':
      return <SendingScreen isWaiting={state.step === 'waiting'} />
    case 'refused':
      return (
        <RefusedScreen
          questions={askedQuiz.questions}
          answers={attempt.answers}
          error={state.error}
          onSendAgain={sendAgain}
          onRestart={handleRestart}
        />
      )
    case 'outdated':
      return <OutdatedNotice onRestart={handleRestart} />
    case 'graded':
      return (
        <ResultScreen
          quiz={askedQuiz}
          attempt={attempt}
          graded={state.graded}
          nextLesson={nextLessonLink(quiz.lessonId, userId, learner)}
          onRestart={handleRestart}
        />
      )
  }
}

function OutdatedNotice({ onRestart }: { onRestart: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-6">
      <h1 className="text-3xl">{quizCopy.changed.title}</h1>
      <p className="text-lg text-muted">{quizCopy.changed.text}</p>
      <Button onClick={onRestart}>{quizCopy.changed.restart}</Button>
    </div>
  )
}
