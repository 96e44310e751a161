import { formatNumber } from '../site/format.ts'
import { isFilled, rowsOf, textOf } from './answers.ts'
import { dateText } from './dates.ts'
import type { Plan, Question, Row, Value } from './types.ts'

/** An answer as text. Empty if there is none. */
export function valueText(question: Question, value: Value | undefined, plan: Plan): string {
  if (!isFilled(value)) return ''
  switch (question.kind) {
    case 'number':
      return numberWithUnit(value as number, question.unit)
    case 'date':
      return dateText(value as string)
    case 'scale':
      return question.steps[(value as number) - 1] ?? ''
    case 'checklist':
      return (value as readonly string[]).join(', ')
    case 'link': {
      const rows: readonly Row[] = rowsOf(plan[question.to.exercise], question.to.field)
      return textOf(
        rows.find((row) => row.id === value),
        question.to.column,
      )
    }
    default:
      return String(value).trim()
  }
}

function numberWithUnit(value: number, unit: string | undefined): string {
  const number = formatNumber(value, 2)
  if (unit === undefined) return number
  return unit === '$' ? `$${number}` : `${number} ${unit}`
}
