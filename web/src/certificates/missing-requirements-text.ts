import type { MissingRequirements } from '@course/contract/certificates/certificates'
import { lessonNumberOf, totalLessons } from '@course/contract/lessons'

/** Names everything that is missing in one sentence. */
export function missingRequirementsText({ payment, lessonsCompleted, quizzes }: MissingRequirements): string {
  const lessons = totalLessons - lessonsCompleted
  const parts = [
    ...(payment ? ['the enrollment'] : []),
    ...(lessons > 0 ? [`${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`] : []),
    ...(quizzes.length > 0 ? [quizzesPart(quizzes.map(lessonNumberOf))] : []),
  ]
  return `Your certificate isn't ready yet. What's left: ${listed(parts)}.`
}

const quizzesPart = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'quiz' : 'quizzes'} ${listed(numbers.map(String))}`

/** a, b and c. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}
