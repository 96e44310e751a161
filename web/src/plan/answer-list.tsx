import { isRowFilled, rowsOf } from '@course/content/plan/answers'
import type { ExerciseAnswers, Field, Plan, Table, Value } from '@course/content/plan/types'
import { valueText } from '@course/content/plan/value-text'

type AnswerListProps = {
  fields: readonly Field[]
  answers: ExerciseAnswers | undefined
  /** Used to look up linked rows. */
  plan: Plan
}

/** Read-only list of answers, without empty ones. */
export function AnswerList({ fields, answers, plan }: AnswerListProps) {
  return (
    <dl className="grid gap-3">
      {fields.map((field) => {
        if (field.kind === 'table')
          return <TableAnswer key={field.name} table={field} {...{ answers, plan }} />
        const text = valueText(field, answers?.[field.name] as Value, plan)
        return text === '' ? null : (
          <div key={field.name}>
            <dt className="text-sm font-semibold">{field.label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function TableAnswer({ table, answers, plan }: { table: Table } & Omit<AnswerListProps, 'fields'>) {
  const rows = rowsOf(answers, table.name).filter(isRowFilled)
  if (rows.length === 0) return null
  return (
    <div>
      <dt className="text-sm font-semibold">{table.label}</dt>
      <dd>
        <ul className="mt-1 grid gap-2">
          {rows.map((row) => (
            <li key={row.id} className="border-l-2 border-hairline pl-3 break-words">
              {[
                table.fixedRows?.find(({ id }) => id === row.id)?.label,
                ...table.columns.map((column) => {
                  const text = valueText(column, row[column.name], plan)
                  return text && `${column.label}: ${text}`
                }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}
