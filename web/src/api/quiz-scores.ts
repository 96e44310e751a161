import type { QuizScore } from '@course/contract/progress'
import { rest } from './clients.ts'

/** Every graded attempt of a user, at the long and the short quizzes. */
export async function readQuizScores(userId: string): Promise<QuizScore[]> {
  const { data } = await rest
    .from('quiz_results')
    .select('lesson_id, score, total_questions')
    .eq('user_id', userId)
    .throwOnError()
  return (data ?? []) as QuizScore[]
}
