/**
 * Structure of the course; `minutes` is the reading time per page. Routes, progress, quizzes and certificate
 * derive from it; a test compares it with `course/`.
 */
export const course = {
  /** Stored with every completion and every payment: a course that is sold keeps its id. */
  id: 'intro-change-management',
  lessons: [
    { id: 'lesson1', pages: 3, minutes: [9, 8, 9], questions: 5 },
    { id: 'lesson2', pages: 3, minutes: [9, 8, 9], questions: 10 },
    { id: 'lesson3', pages: 4, minutes: [9, 9, 9, 9], questions: 10 },
    { id: 'lesson4', pages: 3, minutes: [8, 9, 9], questions: 10 },
  ],
  /** From every lesson, on the page with all quizzes. No quiz of a lesson has as many. */
  overviewQuestions: 2,
  /** Whether there is anything in `course/library.ts`. */
  hasLibrary: true,
} as const
