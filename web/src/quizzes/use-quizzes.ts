import type { PublicQuiz, QuizQuestionsRequest } from '@course/contract/quizzes'
import { useCallback, useEffect, useState } from 'react'
import { readQuizzes } from './api.ts'

type Quizzes = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; quizzes: readonly PublicQuiz[] }

/** Questions, asked for again by hand or when the network comes back. */
export function useQuizzes(asked: QuizQuestionsRequest['lessonId']) {
  const [questions, setQuestions] = useState<Quizzes>({ state: 'loading' })

  const load = useCallback(async () => {
    setQuestions({ state: 'loading' })
    try {
      setQuestions({ state: 'ready', quizzes: await readQuizzes(asked) })
    } catch (error) {
      console.warn('The questions could not be read', error)
      setQuestions({ state: 'failed' })
    }
  }, [asked])

  useEffect(() => {
    load()
  }, [load])

  useEffect(() => {
    if (questions.state !== 'failed') return
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [questions.state, load])

  return { questions, load }
}
