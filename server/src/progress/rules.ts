import { type CourseCompletion, courseId } from '@course/contract/learning/progress'
import { totalLessons } from '@course/contract/lessons'

/** Classifies a request to complete `requested` lessons when `current` are completed. */
export function classifyProgress(requested: number, current: number): 'stay' | 'advance' | 'refuse' {
  if (requested === current) return 'stay'
  return requested === current + 1 && requested <= totalLessons ? 'advance' : 'refuse'
}

export function buildCompletion(customerId: string, completedLessons: number, now: string): CourseCompletion {
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
