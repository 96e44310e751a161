import { lessonIdOf } from '@course/contract/lessons'
import { pageName } from '@course/contract/paths'
import { fetchIsAdministrator } from './app/fetch-is-administrator.ts'
import { readLessonPages } from './lessons/api.ts'
import { readCompletedLessons, readIsPaid, readResults } from './progress/api.ts'
import { readQuizzes } from './quizzes/api.ts'

/** Asks for what the page at this address will ask for first, while its code is still on its way. */
export function readFirst(path: string, userId: string): void {
  const lessonId = lessonIdOf(Number(path.at(-1)))
  switch (pageName(path)) {
    case 'welcome':
      fetchIsAdministrator(userId)
      readCompletedLessons.ahead(userId)
      readIsPaid.ahead(userId)
      readResults.ahead(userId)
      break
    case 'lesson':
      fetchIsAdministrator(userId)
      readIsPaid.ahead(userId)
      readResults.ahead(userId)
      if (lessonId) readLessonPages.ahead(lessonId)
      break
    case 'quiz':
      if (lessonId) readQuizzes.ahead(lessonId)
  }
}
