import { lesson1 } from './quizzes/lesson-1.ts'
import { lesson2 } from './quizzes/lesson-2.ts'
import { lesson3 } from './quizzes/lesson-3.ts'
import { lesson4 } from './quizzes/lesson-4.ts'
import type { LessonQuiz } from './quizzes/types.ts'

export type { BankQuestion, LessonQuiz } from './quizzes/types.ts'

export const quizzes: readonly LessonQuiz[] = [lesson1, lesson2, lesson3, lesson4]
