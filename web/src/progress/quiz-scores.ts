import { effectiveScores, type QuizScore } from '@course/contract/learning/progress'
import type { QuizResult } from '@course/contract/learning/quizzes'
import { rest } from '../app/clients/clients.ts'

/** Scores of all attempts that count, from lesson quizzes and overview quizzes. */
export async function fetchQuizScores(userId: string): Promise<QuizScore[]> {
  const { data } = await rest
    .from('quiz_results')
    .select('lesson_id, score, total_questions, grade_override')
    .eq('user_id', userId)
    .throwOnError()
  return effectiveScores((data ?? []) as (QuizScore & Pick<QuizResult, 'grade_override'>)[])
}
