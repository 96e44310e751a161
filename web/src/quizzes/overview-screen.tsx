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
  const onPassed = useCallback((lessonId: string) => setPassedNow((now) => [...now, lessonId]), [])
  const [open, setOpen] = useState<readonly string[]>(() => openAtFirst(userId, quizzes, passed))
  const toggle = (lessonId: string) =>
    setOpen((now) => (now.includes(lessonId) ? now.filter((id) => id !== lessonId) : [...now, lessonId]))

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

/** What is still to be answered; on a phone only the first of it, and whatever was begun. */
function openAtFirst(userId: string, quizzes: readonly PublicQuiz[], passed: readonly string[]): string[] {
  const toAnswer = quizzes.filter(({ lessonId }) => !passed.includes(lessonId))
  const isPhone = window.matchMedia('(max-width: 639px)').matches
  return quizzes
    .filter(
      (quiz) => storedAttempt(userId, quiz) || (isPhone ? quiz === toAnswer[0] : toAnswer.includes(quiz)),
    )
    .map(({ lessonId }) => lessonId)
}
