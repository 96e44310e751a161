import type {
  GradedQuizResult,
  NewQuizResult,
  PublicQuiz,
  QuizQuestionsAnswer,
} from '@course/contract/quizzes'
import { isPassed, type QuizQuestionsRequest, type QuizResult } from '@course/contract/quizzes'
import { callFunction, rest } from '../app/clients.ts'
import { type Attempt, answerTexts } from './attempt.ts'
import { type SubmitResult, submitResultOf } from './submit.ts'

/** The questions of one lesson's quiz, or the short quizzes of all lessons. */
export async function readQuizzes(
  lessonId: QuizQuestionsRequest['lessonId'],
): Promise<readonly PublicQuiz[]> {
  const request: QuizQuestionsRequest = { lessonId }
  return (await callFunction<QuizQuestionsAnswer>('quiz-questions', request)).quizzes
}

/** Stores the attempt, or finds it stored; the server grades it. */
export async function sendAttempt(userId: string, attempt: Attempt): Promise<SubmitResult> {
  const result: NewQuizResult = {
    user_id: userId,
    lesson_id: attempt.lessonId,
    answers: answerTexts(attempt),
    attempt_id: attempt.attemptId,
    total_questions: attempt.questions.length,
  }
  const { data, error, status } = await rest
    .from('quiz_results')
    .insert(result)
    .select('id, lesson_id, score, total_questions, review')
    .single<Pick<GradedQuizResult, 'score' | 'total_questions' | 'review'>>()
  if (error) console.warn('The quiz result could not be saved', error)
  return submitResultOf(status, data)
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
