import { course } from '../course.ts'
import { numberWord } from '../number-word.ts'

const count = numberWord(course.lessons.length)

/** The printed text of the certificate, from top to bottom. */
export const certificateCopy = {
  heading: 'Certificate of Completion',
  lead: 'This is to certify that',
  body: 'has completed the course',
  detail: (passMarkPercent: number) =>
    `${count} lessons and ${count} quizzes, each passed with at least ${passMarkPercent} percent`,
} as const
