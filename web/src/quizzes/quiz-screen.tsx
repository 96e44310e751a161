import type { PublicQuiz } from '@course/contract/quizzes'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { type Onward, ResultScreen } from './result-screen.tsx'
import { SendingScreen } from './sending-screen.tsx'
import { useAttempt } from './use-attempt.ts'

type QuizScreenProps = {
  userId: string
  quiz: PublicQuiz
  /** What a passed quiz has opened. */
  onward: Onward
}

/** A lesson's quiz from its first question to its result. */
export function QuizScreen({ userId, quiz, onward }: QuizScreenProps) {
  const { attempt, state, choose, advance, finish, restart } = useAttempt(userId, quiz)
  const [isRestarted, setRestarted] = useState(false)

  function startAgain() {
    setRestarted(true)
    restart()
  }

  switch (state.step) {
    case 'answering':
      return (
        <QuestionScreen
          quiz={quiz}
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
    case 'outdated':
      return <Outdated onRestart={startAgain} />
    case 'graded':
      return (
        <ResultScreen
          quiz={quiz}
          attempt={attempt}
          graded={state.graded}
          onward={onward}
          onRestart={startAgain}
        />
      )
  }
}

function Outdated({ onRestart }: { onRestart: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-6">
      <h1 className="text-3xl">The questions have changed</h1>
      <p className="text-lg text-muted">
        This quiz was revised after you began, so your answers could not be graded. Please take it again.
      </p>
      <Button onClick={onRestart}>Start again</Button>
    </div>
  )
}
