import { rowsOf, textOf } from '../../plan/answers.ts'
import { dateText } from '../../plan/dates.ts'
import { moneyText } from '../../plan/numbers.ts'
import type { Plan, Question, Row, RowSource, Value } from '../../plan/types.ts'
import { formatNumber } from '../../site/format.ts'

/** An answer as text. Empty if nothing was entered. */
export function answerText(
  question: Question,
  value: Value | readonly Row[] | undefined,
  plan: Plan,
): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return numberAnswer(question, value)
  if (typeof value !== 'string') return value.filter((one) => typeof one === 'string').join(', ')
  const text = removeInvalidCharacters(value)
  if (question.kind === 'date') return dateText(text)
  if (question.kind === 'link') return linkedText(question.to, text, plan)
  return text
}

/** Removes control characters and lone surrogates, which are invalid in documents. */
const removeInvalidCharacters = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** The name of the linked row. Empty if that row was removed. */
const linkedText = ({ exercise, field, column }: RowSource, id: string, plan: Plan): string =>
  removeInvalidCharacters(
    textOf(
      rowsOf(plan[exercise], field).find((row) => row.id === id),
      column,
    ),
  )

function numberAnswer(question: Question, value: number): string {
  if (question.kind === 'scale') return `${value} (${question.steps[value - 1] ?? ''})`
  const unit = question.kind === 'number' ? question.unit : undefined
  if (unit === '$') return moneyText(value)
  const text = formatNumber(value, 2)
  return unit ? `${text} ${unit}` : text
}

/** The cells of a row as text. Numbers of a row with guessed evidence are marked as guesses. */
export function rowTexts(columns: readonly Question[], row: Row, plan: Plan): string[] {
  const isGuess = textOf(row, 'evidence') === 'guessed'
  return columns.map((column) => {
    const text = answerText(column, row[column.name], plan)
    return isGuess && column.kind === 'number' && text !== '' ? `${text} (guess)` : text
  })
}
