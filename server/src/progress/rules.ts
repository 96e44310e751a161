import { type CourseCompletion, courseId } from '@course/contract/learning/progress'
import { totalLessons } from '@course/contract/lessons'

/** Classifies a request to complete `wanted` lessons, given `current` completed ones. */
export function classifyProgress(wanted: number, current: number): 'stay' | 'advance' | 'refuse' {
  if (wanted === current) return 'stay'
  return wanted === current + 1 && wanted <= totalLessons ? 'advance' : 'refuse'
}

/** The row of somebody who has completed so many lessons, as of now. */
export function completionAt(customerId: string, completedLessons: number, now: string): CourseCompletion {
  const isCompleted = completedLessons >= totalLessons
  return {
    customer_id: customerId,
    course_id: courseId,
    completed_lessons: completedLessons,
    total_lessons: totalLessons,
    status: isCompleted ? 'completed' : 'incomplete',
    completed_at: isCompleted ? now : null,
  }
}
