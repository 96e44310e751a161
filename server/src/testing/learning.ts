import { randomUUID } from 'node:crypto'
import { quizzes } from '@course/content/course/quizzes'
import { type CourseCompletion, courseId, type PageRead } from '@course/contract/learning/progress'
import {
  type GradedQuizResult,
  type PublicQuiz,
  type QuizQuestionsResponse,
  quizSizes,
} from '@course/contract/learning/quizzes'
import { type LessonId, type LessonPage, lessonIdOf } from '@course/contract/lessons'
import type { Member } from './people.ts'

/** Answers to a quiz of the lesson with exactly so many right ones; `of` 2 is the short quiz. */
export function answersWith(lessonId: LessonId, { correct, of }: { correct: number; of: number }): string[] {
  const quiz = quizzes.find((one) => one.lessonId === lessonId)!
  const questions = of === quiz.overview.length ? quiz.overview : quiz.questions
  return questions.map((question, index) =>
    String(index < correct ? question.correct : (question.correct + 1) % 4),
  )
}

/** Questions drawn for somebody, of a lesson's quiz or, with 2, of its short one. */
export async function drawFor(
  learner: Pick<Member, 'functions'>,
  lessonId: LessonId,
  of = quizSizes[lessonId],
) {
  const asked = of === quizSizes[lessonId] ? lessonId : 'overview'
  const { data } = await learner.functions.invoke<QuizQuestionsResponse>('quiz-questions', {
    body: { lessonId: asked, draw: true },
  })
  return data!.quizzes.find((quiz) => quiz.lessonId === lessonId) as PublicQuiz & { drawId: string }
}

/** Answers to drawn questions, so many of them right. */
export function answersToDraw({ lessonId, questions }: PublicQuiz, correct = questions.length): string[] {
  const quiz = quizzes.find((one) => one.lessonId === lessonId)!
  const bank = [...quiz.questions, ...quiz.overview, ...quiz.bank]
  return questions.map(({ question, options }, index) => {
    const known = bank.find((one) => one.question === question)!
    const right = options.indexOf(known.options[known.correct])
    return String(index < correct ? right : (right + 1) % 4)
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
  marks: { correct: number; of: number },
) {
  return submitAnswers(learner, lessonId, answersWith(lessonId, marks)).throwOnError()
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
        course_id: courseId,
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

/** Works through the course up to `lessons` completed ones. */
export async function completeLessons(learner: Member, lessons: number) {
  for (let lesson = 1; lesson <= lessons; lesson++) {
    if (lesson > 1) await passQuizzes(learner, lesson - 1)
    await saveProgress(learner, lesson).throwOnError()
  }
}

export async function completionOf(learner: Member): Promise<CourseCompletion | null> {
  const { data, error } = await learner.rest
    .from('course_completions')
    .select('*')
    .eq('customer_id', learner.userId)
    .eq('course_id', courseId)
    .single<CourseCompletion>()
  if (error && error.code !== 'PGRST116') throw error
  return data
}

export async function lessonPages(reader: Pick<Member, 'rest'>, lessonId: LessonId): Promise<LessonPage[]> {
  const { data } = await reader.rest
    .from('lesson_content')
    .select('*')
    .eq('lesson_id', lessonId)
    .order('page_number')
    .throwOnError()
  return data as LessonPage[]
}

/** Tells that a page was read, as a lesson does. */
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
