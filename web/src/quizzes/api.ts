import {
  isPassed,
  type PublicQuiz,
  type QuizQuestionsAnswer,
  type QuizQuestionsRequest,
} from '@course/contract/learning/quizzes'
import { callFunction } from '../api/clients.ts'
import { readQuizScores } from '../api/quiz-scores.ts'

/** Questions drawn for one lesson's quiz, or for the short quizzes of all lessons. */
export async function readQuizzes(
  lessonId: QuizQuestionsRequest['lessonId'],
): Promise<readonly PublicQuiz[]> {
  const request: QuizQuestionsRequest = { lessonId, draw: true }
  return (await callFunction<QuizQuestionsAnswer>('quiz-questions', request)).quizzes
}

/** Lessons whose quiz was passed, the long one or the short one. */
export async function readPassedLessons(userId: string): Promise<string[]> {
  const scores = await readQuizScores(userId)
  return scores.filter((row) => isPassed(row.score, row.total_questions)).map((row) => row.lesson_id)
}
