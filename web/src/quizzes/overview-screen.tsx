import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { useCallback, useState } from 'react'
import { OverviewCard } from './overview-card.tsx'
import { storedAttempt } from './shared/stored-attempt.ts'

type OverviewScreenProps = {
  userId: string
  quizzes: readonly PublicQuiz[]
  passed: readonly string[]
  onDraw: () => void
  isDrawFailed: boolean
}

export function OverviewScreen({ userId, quizzes, passed, onDraw, isDrawFailed }: OverviewScreenProps) {
  const [passedNow, setPassedNow] = useState<readonly string[]>([])
  const onPassed = useCallback((lessonId: string) => setPassedNow((passed) => [...passed, lessonId]), [])
  const [open, setOpen] = useState<readonly string[]>(() => initiallyOpen(userId, quizzes, passed))
  const toggle = (lessonId: string) =>
    setOpen((ids) => (ids.includes(lessonId) ? ids.filter((id) => id !== lessonId) : [...ids, lessonId]))

  return (
    <div className="mt-6 grid gap-3 sm:mt-10 sm:gap-5">
      {quizzes.map((quiz) => (
        <OverviewCard
          key={quiz.lessonId}
          userId={userId}
          quiz={quiz}
          isPassed={passed.includes(quiz.lessonId) || passedNow.includes(quiz.lessonId)}
          isOpen={open.includes(quiz.lessonId)}
          onToggle={() => toggle(quiz.lessonId)}
          onPassed={onPassed}
          onDraw={onDraw}
          isDrawFailed={isDrawFailed}
        />
      ))}
    </div>
  )
}

/** Quizzes not passed yet (on a phone only the first of them), and quizzes in progress. */
function initiallyOpen(userId: string, quizzes: readonly PublicQuiz[], passed: readonly string[]): string[] {
  const notPassed = quizzes.filter(({ lessonId }) => !passed.includes(lessonId))
  const isPhone = window.matchMedia('(max-width: 639px)').matches
  return quizzes
    .filter(
      (quiz) => storedAttempt(userId, quiz) || (isPhone ? quiz === notPassed[0] : notPassed.includes(quiz)),
    )
    .map(({ lessonId }) => lessonId)
}
