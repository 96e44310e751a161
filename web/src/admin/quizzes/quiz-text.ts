import { formatNumber } from '@course/content/site/format'
import {
  type QuestionFlag,
  type QuestionStats,
  type QuizStats,
  questionFlags,
  quizStatsSampleSize,
} from '@course/contract/admin/learning'
import { type LessonId, lessonNumberOf, lessonTitleOf } from '@course/contract/lessons'
import { shareOrCountText } from '../kit/number-text.ts'

export const quizPath = (lesson: LessonId) => `/admin/quizzes?lesson=${lesson}`

export const questionPath = (lesson: LessonId, question: string) => `/admin/quizzes/${lesson}/${question}`

export function lessonTitle(lessonId: LessonId): string {
  const number = lessonNumberOf(lessonId)
  return `Lesson ${number}: ${lessonTitleOf(number)}`
}

export const optionLetter = (index: number): string => String.fromCharCode(65 + index)

export const flagText = ({ kind, option }: QuestionFlag): string =>
  option === undefined ? questionFlags[kind] : `No one chose option ${optionLetter(option)}`

/** “312 of 1,040 (30%)”; without the percentage for small totals. */
export function ofText(part: number, total: number): string {
  const share = shareOrCountText(part, total)
  return `${formatNumber(part)} of ${formatNumber(total)}${share === '–' ? '' : ` (${share})`}`
}

export const passedCount = ({ attemptsUntilPassed }: QuizStats): number =>
  attemptsUntilPassed.reduce((sum, count) => sum + count, 0)

/** Median number of attempts of the learners who passed. */
export function medianAttempts({ attemptsUntilPassed }: QuizStats): string {
  const half = attemptsUntilPassed.reduce((sum, count) => sum + count, 0) / 2
  if (half === 0) return '–'
  let sum = 0
  const index = attemptsUntilPassed.findIndex((count) => {
    sum += count
    return sum >= half
  })
  return index === attemptsUntilPassed.length - 1 ? `${index + 1} or more` : String(index + 1)
}

export const attemptsText = (index: number, length: number): string =>
  index === length - 1 ? `${index + 1} or more attempts` : index === 0 ? '1 attempt' : `${index + 1} attempts`

export function quizSummary(quiz: QuizStats): string {
  if (quiz.people === 0) return 'No attempts yet.'
  const basis = quiz.isPartial ? ` Based on the latest ${formatNumber(quizStatsSampleSize)} attempts.` : ''
  return `${ofText(passedCount(quiz), quiz.people)} passed, ${ofText(quiz.passedAtFirst, quiz.people)} on the first attempt.${basis}`
}

export function questionSummary({ answered, right, discrimination }: QuestionStats): string {
  if (answered === 0) return 'No answers yet.'
  const share = `${ofText(right, answered)} correct on the first attempt.`
  if (discrimination === null) return share
  const value = discrimination.toFixed(2).replace('-', '−')
  return `${share} Discrimination ${value}: ${discriminationText(discrimination)}.`
}

function discriminationText(value: number): string {
  if (value < 0) return 'learners who do well elsewhere get it wrong more often'
  if (value < 0.15) return 'weak: barely separates strong from weak learners'
  return value < 0.3
    ? 'fair: separates strong from weak learners to some extent'
    : 'good: separates strong from weak learners'
}
