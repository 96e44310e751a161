import {
  type QuestionFlag,
  type QuestionStats,
  type QuizStats,
  questionFlags,
  quizStatsSampleSize,
} from '@course/contract/admin/learning'
import { countText, shareOrCountText } from '../shares.ts'

export const optionLetter = (index: number): string => String.fromCharCode(65 + index)

export const flagText = ({ kind, option }: QuestionFlag): string =>
  option === undefined ? questionFlags[kind] : `Nobody chooses option ${optionLetter(option)}`

/** “312 of 1,040, 30 %”; of few, the numbers alone. */
export function ofText(part: number, whole: number): string {
  const share = shareOrCountText(part, whole)
  return `${countText(part)} of ${countText(whole)}${share === '–' ? '' : `, ${share}`}`
}

export const passedEver = ({ attemptsUntilPassed }: QuizStats): number =>
  attemptsUntilPassed.reduce((sum, count) => sum + count, 0)

/** How many attempts the one in the middle of those who passed needed. */
export function usualAttempts({ attemptsUntilPassed }: QuizStats): string {
  const half = attemptsUntilPassed.reduce((sum, count) => sum + count, 0) / 2
  if (half === 0) return '–'
  let sum = 0
  const index = attemptsUntilPassed.findIndex((count) => {
    sum += count
    return sum >= half
  })
  return index === attemptsUntilPassed.length - 1 ? `${index + 1} or more` : String(index + 1)
}

export const attemptsText = (index: number, of: number): string =>
  index === of - 1 ? `${index + 1} or more attempts` : index === 0 ? '1 attempt' : `${index + 1} attempts`

export function quizSummary(quiz: QuizStats): string {
  if (quiz.people === 0) return 'No attempts yet.'
  const basis = quiz.isPartial ? ` From its newest ${countText(quizStatsSampleSize)} attempts.` : ''
  return `${ofText(passedEver(quiz), quiz.people)}, have passed; ${ofText(quiz.passedAtFirst, quiz.people)}, at the first attempt.${basis}`
}

/** What the bars of a question show, in a sentence. */
export function questionSummary({ answered, right, discrimination }: QuestionStats): string {
  const share = `${ofText(right, answered)}, right at the first attempt.`
  if (discrimination === null) return share
  const value = discrimination.toFixed(2).replace('-', '−')
  return `${share} Discrimination ${value}: ${discriminationText(discrimination)}.`
}

function discriminationText(value: number): string {
  if (value < 0) return 'those who do well elsewhere get it wrong more often'
  if (value < 0.15) return 'weak: barely separates strong from weak learners'
  return value < 0.3
    ? 'it tells a little about who knows the rest'
    : 'good: separates strong from weak learners'
}
