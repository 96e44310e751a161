import type { PublicQuiz } from '@course/contract/quizzes'
import { useCallback, useState } from 'react'
import { OverviewCard } from './overview-card.tsx'

type OverviewScreenProps = { userId: string; quizzes: readonly PublicQuiz[]; passed: readonly string[] }

/** The short quizzes of all lessons. */
export function OverviewScreen({ userId, quizzes, passed }: OverviewScreenProps) {
  const [passedNow, setPassedNow] = useState<readonly string[]>([])
  const onPassed = useCallback((lessonId: string) => setPassedNow((now) => [...now, lessonId]), [])

  return (
    <div className="mt-10 grid gap-8">
      {quizzes.map((quiz) => (
        <OverviewCard
          key={quiz.lessonId}
          userId={userId}
          quiz={quiz}
          isPassed={passed.includes(quiz.lessonId) || passedNow.includes(quiz.lessonId)}
          onPassed={onPassed}
        />
      ))}
    </div>
  )
}
