import {
  isPassed,
  type PublicQuiz,
  type QuizQuestionsRequest,
  type QuizQuestionsResponse,
} from '@course/contract/learning/quizzes'
import { callFunction } from '../app/clients/clients.ts'
import { fetchQuizScores } from '../progress/quiz-scores.ts'

/** Questions drawn for one lesson's quiz, or for the overview quizzes of all lessons. */
export async function fetchQuizzes(
  lessonId: QuizQuestionsRequest['lessonId'],
): Promise<readonly PublicQuiz[]> {
  const request: QuizQuestionsRequest = { lessonId, draw: true }
  return (await callFunction<QuizQuestionsResponse>('quiz-questions', request)).quizzes
}

/** Lessons with a passed lesson quiz or overview quiz. */
export async function fetchPassedLessons(userId: string): Promise<string[]> {
  const scores = await fetchQuizScores(userId)
  return scores.filter((row) => isPassed(row.score, row.total_questions)).map((row) => row.lesson_id)
}
