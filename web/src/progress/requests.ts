import { type CourseCompletion, courseId } from '@course/contract/learning/progress'
import { totalLessons } from '@course/contract/lessons'
import { rest, runQuery } from '../app/clients/clients.ts'
import type { Learner, PageKey } from './learner.ts'
import { fetchQuizScores } from './quiz-scores.ts'
import { storeLearner } from './stored-learner.ts'

async function fetchCompletedLessons(userId: string): Promise<number> {
  const completion = await runQuery(
    rest
      .from('course_completions')
      .select('*')
      .eq('customer_id', userId)
      .eq('course_id', courseId())
      .maybeSingle<CourseCompletion>(),
  )
  return completion?.completed_lessons ?? 0
}

/** A row's existence marks a paid customer. */
async function fetchIsPaid(userId: string): Promise<boolean> {
  const query = rest.from('paid_customers').select('customer_id').eq('customer_id', userId).maybeSingle()
  return (await runQuery(query)) !== null
}

/** The pages that this learner has read to the end. */
export async function fetchPagesRead(userId: string): Promise<PageKey[]> {
  const query = rest.from('pages_read').select('lesson_id, page_number').eq('customer_id', userId)
  return (await runQuery(query)) as PageKey[]
}

/** Also stored in the browser, to be shown immediately at the next visit. */
export async function fetchLearner(userId: string): Promise<Learner> {
  const [completedLessons, isPaid, results, pagesRead] = await Promise.all([
    fetchCompletedLessons(userId),
    fetchIsPaid(userId),
    fetchQuizScores(userId),
    fetchPagesRead(userId),
  ])
  const learner = { completedLessons, isPaid, results, pagesRead }
  storeLearner(userId, learner)
  return learner
}

/** What decides whether a customer may open a lesson. */
export async function fetchAccessInputs(userId: string): Promise<AccessInputs> {
  const [isPaid, results] = await Promise.all([fetchIsPaid(userId), fetchQuizScores(userId)])
  return { isPaid, results }
}

export type AccessInputs = Pick<Learner, 'isPaid' | 'results'>

/** Saves that this lesson was opened. The server checks and corrects every column. */
export async function saveCompletedLessons(
  userId: string,
  lessons: number,
  authorization: string,
): Promise<void> {
  const isDone = lessons >= totalLessons()
  const completion: CourseCompletion = {
    customer_id: userId,
    course_id: courseId(),
    completed_lessons: lessons,
    total_lessons: totalLessons(),
    status: isDone ? 'completed' : 'incomplete',
    completed_at: isDone ? new Date().toISOString() : null,
  }
  await runQuery(
    rest
      .from('course_completions')
      .upsert(completion, { onConflict: 'customer_id,course_id' })
      .setHeader('authorization', authorization),
  )
}
