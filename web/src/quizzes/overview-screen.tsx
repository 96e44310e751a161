import type { PublicQuiz } from '@course/contract/quizzes'
import { useCallback, useEffect, useState } from 'react'
import { readPassedLessons } from './api.ts'
import { OverviewCard } from './overview-card.tsx'

/** The short quizzes of all lessons. */
export function OverviewScreen({ userId, quizzes }: { userId: string; quizzes: readonly PublicQuiz[] }) {
  const [passed, setPassed] = useState<readonly string[]>([])
  const refresh = useCallback(
    () =>
      readPassedLessons(userId)
        .then(setPassed)
        .catch((error: unknown) => console.warn('Quiz results could not be read', error)),
    [userId],
  )
  useEffect(() => {
    refresh()
  }, [refresh])

  return (
    <div className="mt-10 grid gap-8">
      {quizzes.map((quiz) => (
        <OverviewCard
          key={quiz.lessonId}
          userId={userId}
          quiz={quiz}
          isPassed={passed.includes(quiz.lessonId)}
          onPassed={refresh}
        />
      ))}
    </div>
  )
}
