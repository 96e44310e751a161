import { course } from '../course.ts'
import { numberWord } from '../number-word.ts'

/** The printed text of the certificate, from top to bottom. */
export const certificateCopy = {
  heading: 'Certificate of Completion',
  lead: 'This is to certify that',
  body: 'has completed the course',
  detail(passMarkPercent: number): string {
    const { length } = course().lessons
    const [lessons, quizzes] = length === 1 ? ['lesson', 'quiz'] : ['lessons', 'quizzes']
    const count = numberWord(length)
    const each = length === 1 ? '' : 'each '
    return `${count} ${lessons} and ${count} ${quizzes}, ${each}passed with at least ${passMarkPercent} percent`
  },
} as const
