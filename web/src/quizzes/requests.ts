import {
  isPassed,
  type NewQuizResult,
  type PublicQuiz,
  percent,
  type QuizQuestionsRequest,
  type QuizReview,
} from '@course/contract/learning/quizzes'
import { callFunction, rest, runQuery } from '../app/clients/clients.ts'
import { fetchQuizScores } from '../progress/quiz-scores.ts'
import { type Attempt, answerTexts } from './attempt.ts'

/** Questions drawn for one lesson's quiz, or for the overview quizzes of all lessons. */
export async function fetchQuizzes(
  lessonId: QuizQuestionsRequest['lessonId'],
): Promise<readonly PublicQuiz[]> {
  const request: QuizQuestionsRequest = { lessonId, draw: true }
  return (await callFunction('quiz-questions', request)).quizzes
}

/** Lessons with a passed lesson quiz or overview quiz. */
export async function fetchPassedLessons(userId: string): Promise<string[]> {
  const scores = await fetchQuizScores(userId)
  return scores.filter((row) => isPassed(row.score, row.total_questions)).map((row) => row.lesson_id)
}

export type Graded = { score: number; total: number; percent: number; isPassed: boolean; review: QuizReview }

/** Has the server grade a finished attempt. Sending the same attempt again returns the stored result. */
export async function gradeAttempt(
  userId: string,
  attempt: Attempt,
  { authorization }: { authorization: string },
): Promise<Graded> {
  const result: NewQuizResult = {
    user_id: userId,
    lesson_id: attempt.lessonId,
    answers: answerTexts(attempt),
    attempt_id: attempt.attemptId,
    ...(attempt.drawId !== undefined && { draw_id: attempt.drawId }),
    total_questions: attempt.questions.length,
  }
  const query = rest
    .from('quiz_results')
    .insert(result)
    .setHeader('authorization', authorization)
    .select('id, lesson_id, score, total_questions, review')
    .single<{ score: number; total_questions: number; review: QuizReview }>()
  const { score, total_questions: total, review } = await runQuery(query)
  return { score, total, percent: percent(score, total), isPassed: isPassed(score, total), review }
}
