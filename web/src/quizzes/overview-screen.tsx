import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { useCallback, useState } from 'react'
import { OverviewCard } from './overview-card.tsx'

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
  return (
    <div className="mt-6 grid gap-3 sm:mt-10 sm:gap-5">
      {quizzes.map((quiz) => (
        <OverviewCard
          key={quiz.lessonId}
          userId={userId}
          quiz={quiz}
          isPassed={passed.includes(quiz.lessonId) || passedNow.includes(quiz.lessonId)}
          onPassed={onPassed}
          onDraw={onDraw}
          isDrawFailed={isDrawFailed}
        />
      ))}
    </div>
  )
}
