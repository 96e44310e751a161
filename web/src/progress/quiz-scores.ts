import { effectiveScores, type QuizScore } from '@course/contract/learning/progress'
import type { QuizResult } from '@course/contract/learning/quizzes'
import { rest, runQuery } from '../app/clients/clients.ts'

/** Scores of all attempts that count, from lesson quizzes and overview quizzes. */
export async function fetchQuizScores(userId: string): Promise<QuizScore[]> {
  const results = await runQuery(
    rest
      .from('quiz_results')
      .select('lesson_id, score, total_questions, grade_override')
      .eq('user_id', userId),
  )
  return effectiveScores(results as (QuizScore & Pick<QuizResult, 'grade_override'>)[])
}
