import { course } from '../course.ts'
import { numberWord } from '../number-word.ts'

const count = numberWord(course.lessons.length)

/** What the certificate says, from top to bottom around the name and the title of the course. */
export const certificateCopy = {
  heading: 'Certificate of Completion',
  lead: 'This is to certify that',
  body: 'has completed the course',
  detail: (passMarkPercent: number) =>
    `${count} lessons and ${count} quizzes, each passed with at least ${passMarkPercent} percent`,
} as const
