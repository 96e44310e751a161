import { randomUUID } from 'node:crypto'
import { quizzes } from '@course/content/course/quizzes'
import { type CourseCompletion, courseId, type PageRead } from '@course/contract/learning/progress'
import {
  type GradedQuizResult,
  type PublicQuiz,
  type QuizQuestionsResponse,
  quizSizeOf,
} from '@course/contract/learning/quizzes'
import { type LessonId, type LessonPage, lessonIdOf } from '@course/contract/lessons'
import type { Member } from './people.ts'

/** Answers to a quiz of `of` questions with `correct` correct ones; 2 questions mean the short quiz. */
export function answersWith(lessonId: LessonId, { correct, of }: { correct: number; of: number }): string[] {
  const quiz = quizzes.find((one) => one.lessonId === lessonId)!
  const questions = of === quiz.overview.length ? quiz.overview : quiz.questions
  return questions.map((question, index) =>
    String(index < correct ? question.correct : (question.correct + 1) % 4),
  )
}

/** Draws questions of a lesson's quiz, or of its short quiz if `of` is 2. */
export async function drawFor(
  learner: Pick<Member, 'functions'>,
  lessonId: LessonId,
  of = quizSizeOf(lessonId),
) {
  const requested = of === quizSizeOf(lessonId) ? lessonId : 'overview'
  const { data } = await learner.functions.invoke<QuizQuestionsResponse>('quiz-questions', {
    body: { lessonId: requested, draw: true },
  })
  return data!.quizzes.find((quiz) => quiz.lessonId === lessonId) as PublicQuiz & { drawId: string }
}

/** Answers to drawn questions, `correct` of them correct. */
export function answersToDraw({ lessonId, questions }: PublicQuiz, correct = questions.length): string[] {
  const quiz = quizzes.find((one) => one.lessonId === lessonId)!
  const bank = [...quiz.questions, ...quiz.overview, ...quiz.bank]
  return questions.map(({ question, options }, index) => {
    const bankQuestion = bank.find((one) => one.question === question)!
    const correctIndex = options.indexOf(bankQuestion.options[bankQuestion.correct])
    return String(index < correct ? correctIndex : (correctIndex + 1) % 4)
  })
}

/** Inserts an attempt as the browser does. */
export const submitAnswers = (
  learner: Member,
  lessonId: LessonId,
  answers: readonly string[],
  more: Record<string, unknown> = {},
) =>
  learner.rest
    .from('quiz_results')
    .insert({
      user_id: learner.userId,
      lesson_id: lessonId,
      answers,
      score: 0,
      total_questions: answers.length,
      attempt_id: randomUUID(),
      ...more,
    })
    .select()
    .single<GradedQuizResult>()

export async function submitQuiz(
  learner: Member,
  lessonId: LessonId,
  result: { correct: number; of: number },
) {
  return submitAnswers(learner, lessonId, answersWith(lessonId, result)).throwOnError()
}

/** Passes the quizzes of lessons 1 to `last`. */
export async function passQuizzes(learner: Member, last: number) {
  for (let lesson = 1; lesson <= last; lesson++) {
    const of = lesson === 1 ? 5 : 10
    await submitQuiz(learner, lessonIdOf(lesson)!, { correct: of, of })
  }
}

/** Saves progress as the dashboard does. */
export const saveProgress = (learner: Member, completedLessons: number, more: Record<string, unknown> = {}) =>
  learner.rest
    .from('course_completions')
    .upsert(
      {
        customer_id: learner.userId,
        course_id: courseId(),
        completed_lessons: completedLessons,
        total_lessons: 4,
        status: completedLessons >= 4 ? 'completed' : 'incomplete',
        completed_at: completedLessons >= 4 ? new Date().toISOString() : null,
        ...more,
      },
      { onConflict: 'customer_id,course_id' },
    )
    .select()
    .single<CourseCompletion>()

/** Completes the first `lessons` lessons, passing the quizzes in between. */
export async function completeLessons(learner: Member, lessons: number) {
  for (let lesson = 1; lesson <= lessons; lesson++) {
    if (lesson > 1) await passQuizzes(learner, lesson - 1)
    await saveProgress(learner, lesson).throwOnError()
  }
}

export async function fetchCompletion(learner: Member): Promise<CourseCompletion | null> {
  const { data, error } = await learner.rest
    .from('course_completions')
    .select('*')
    .eq('customer_id', learner.userId)
    .eq('course_id', courseId())
    .single<CourseCompletion>()
  if (error && error.code !== 'PGRST116') throw error
  return data
}

export async function fetchLessonPages(
  reader: Pick<Member, 'rest'>,
  lessonId: LessonId,
): Promise<LessonPage[]> {
  const { data } = await reader.rest
    .from('lesson_content')
    .select('*')
    .eq('lesson_id', lessonId)
    .order('page_number')
    .throwOnError()
  return data as LessonPage[]
}

/** Saves that a page was read, as the lesson page does. */
export const savePageRead = (
  learner: Member,
  lessonId: string,
  page: number,
  more: Record<string, unknown> = {},
) =>
  learner.rest
    .from('pages_read')
    .upsert(
      { customer_id: learner.userId, lesson_id: lessonId, page_number: page, ...more },
      { onConflict: 'customer_id,lesson_id,page_number' },
    )
    .select()
    .single<PageRead>()
