import { totalLessons } from '@course/contract/lessons'
import { type CourseCompletion, courseId, type QuizScore } from '@course/contract/progress'
import { readable } from '../app/ahead.ts'
import { rest } from '../app/clients.ts'
import type { Learner } from './learner.ts'

export const readCompletedLessons = readable(async (userId: string): Promise<number> => {
  const { data } = await rest
    .from('course_completions')
    .select('*')
    .eq('customer_id', userId)
    .eq('course_id', courseId)
    .maybeSingle<CourseCompletion>()
    .throwOnError()
  return data?.completed_lessons ?? 0
})

/** A row's existence marks a paid customer. */
export const readIsPaid = readable(async (userId: string): Promise<boolean> => {
  const { data } = await rest
    .from('paid_customers')
    .select('customer_id')
    .eq('customer_id', userId)
    .maybeSingle()
    .throwOnError()
  return data !== null
})

export const readResults = readable(async (userId: string): Promise<QuizScore[]> => {
  const { data } = await rest
    .from('quiz_results')
    .select('lesson_id, score, total_questions')
    .eq('user_id', userId)
    .throwOnError()
  return (data ?? []) as QuizScore[]
})

export async function readLearner(userId: string): Promise<Learner> {
  const [completedLessons, isPaid, results] = await Promise.all([
    readCompletedLessons(userId),
    readIsPaid(userId),
    readResults(userId),
  ])
  return { completedLessons, isPaid, results }
}

/** Saves that this lesson was opened. The server has the last word on every column. */
export async function saveCompletedLessons(userId: string, lessons: number): Promise<void> {
  const isDone = lessons >= totalLessons
  const completion: CourseCompletion = {
    customer_id: userId,
    course_id: courseId,
    completed_lessons: lessons,
    total_lessons: totalLessons,
    status: isDone ? 'completed' : 'incomplete',
    completed_at: isDone ? new Date().toISOString() : null,
  }
  await rest
    .from('course_completions')
    .upsert(completion, { onConflict: 'customer_id,course_id' })
    .throwOnError()
}
