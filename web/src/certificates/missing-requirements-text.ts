import { formatList } from '@course/content/site/format'
import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import type { MissingRequirements } from '@course/contract/certificates/certificates'
import { lessonNumberOf, totalLessons } from '@course/contract/lessons'

const { requirements: copy } = certificatePageCopy

export function missingRequirementsText({ payment, lessonsCompleted, quizzes }: MissingRequirements): string {
  const lessons = totalLessons() - lessonsCompleted
  const parts = [
    ...(payment ? [copy.enrollment] : []),
    ...(lessons > 0 ? [copy.lessons(lessons)] : []),
    ...(quizzes.length > 0 ? [copy.quizzes(quizzes.map(lessonNumberOf))] : []),
  ]
  return copy.text(formatList(parts))
}
