/**
 * Structure of the course; `minutes` is the reading time per page. Routes, progress, quizzes and certificate
 * derive from it; a test compares it with `course/`.
 */
export const course = {
  /** Stored with every completion and payment. Do not change it after the first sale. */
  id: 'intro-change-management',
  lessons: [
    { id: 'lesson1', pages: 3, minutes: [9, 8, 9], questions: 5 },
    { id: 'lesson2', pages: 3, minutes: [9, 8, 9], questions: 10 },
    { id: 'lesson3', pages: 4, minutes: [9, 9, 9, 9], questions: 10 },
    { id: 'lesson4', pages: 3, minutes: [8, 9, 9], questions: 10 },
  ],
  /** Questions per lesson in the overview quiz. Must differ from `questions` of every lesson. */
  overviewQuestions: 2,
  /** Whether `course/exercises.ts`, `course/toolkit.ts` and `course/library.ts` have any entries. Otherwise their pages are hidden. */
  hasPlan: true,
  hasToolkit: true,
  hasLibrary: true,
  /** Whether `course/simulation.ts` has decisions; otherwise its page is hidden. */
  hasSimulation: true,
} as const
