import type { SliceFactory } from '../http/slice.ts'
import { personalData } from './personal-data.ts'
import { courseCompletions, pagesRead } from './resource.ts'

export { recordQuizPassed } from './complete-lessons.ts'
export { importCompletions } from './import-completion.ts'
export { findCompletion } from './store.ts'
export { isLessonUnlockedFor, listUnlockedLessons } from './unlocked-lessons.ts'

export const createProgressSlice: SliceFactory = () => ({
  personalData,
  resources: [courseCompletions, pagesRead],
})
