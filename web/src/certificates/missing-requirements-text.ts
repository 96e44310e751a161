import type { MissingRequirements } from '@course/contract/certificates/certificates'
import { lessonNumberOf, totalLessons } from '@course/contract/lessons'

export function missingRequirementsText({ payment, lessonsCompleted, quizzes }: MissingRequirements): string {
  const lessons = totalLessons() - lessonsCompleted
  const parts = [
    ...(payment ? ['enrollment'] : []),
    ...(lessons > 0 ? [`${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`] : []),
    ...(quizzes.length > 0 ? [quizzesText(quizzes.map(lessonNumberOf))] : []),
  ]
  return `Your certificate isn't ready yet. What's left: ${joinWithAnd(parts)}.`
}

const quizzesText = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'quiz' : 'quizzes'} ${joinWithAnd(numbers.map(String))}`

/** “a and b”, or “a, b, and c”. */
function joinWithAnd(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}
