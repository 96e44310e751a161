import {
  isPassed,
  type PublicQuiz,
  type QuizQuestionsAnswer,
  type QuizQuestionsRequest,
  type QuizResult,
} from '@course/contract/quizzes'
import { callFunction, rest } from '../api/clients.ts'

/** The questions of one lesson's quiz, or the short quizzes of all lessons. */
export async function readQuizzes(
  lessonId: QuizQuestionsRequest['lessonId'],
): Promise<readonly PublicQuiz[]> {
  const request: QuizQuestionsRequest = { lessonId }
  return (await callFunction<QuizQuestionsAnswer>('quiz-questions', request)).quizzes
}

/** Lessons whose quiz was passed, the long one or the short one. */
export async function readPassedLessons(userId: string): Promise<string[]> {
  const { data } = await rest
    .from('quiz_results')
    .select('lesson_id, score, total_questions')
    .eq('user_id', userId)
    .throwOnError()
  const results = (data ?? []) as Pick<QuizResult, 'lesson_id' | 'score' | 'total_questions'>[]
  return results.filter((row) => isPassed(row.score, row.total_questions)).map((row) => row.lesson_id)
}
