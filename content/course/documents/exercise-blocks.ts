import { isRowFilled, rowsOf } from '../../plan/answers.ts'
import type { Exercise, Plan, Question, Table } from '../../plan/types.ts'
import { answerText, rowTexts } from './answer-text.ts'
import { type Block, facts, heading, open } from './outline.ts'

/** More columns than this are too narrow to read; each row then tells its answers line by line. */
const MAX_COLUMNS = 7

/** What was written in an exercise, field by field. Of empty fields only those of the first ten minutes are named. */
export function exerciseBlocks({ id, title, fields }: Exercise, plan: Plan): Block[] {
  const answers = plan[id]
  const blocks: Block[] = []
  let together: [string, string][] = []
  const flush = () => {
    blocks.push(...facts(title, together))
    together = []
  }
  for (const field of fields) {
    if (field.isPrivate) continue
    if (field.kind === 'table') {
      flush()
      blocks.push(...tableBlocks(field, id, plan, ({ isPrivate }) => !isPrivate))
      continue
    }
    const text = answerText(field, answers?.[field.name], plan)
    if (text !== '') together.push([field.label, text])
    else if (field.isStarred) {
      flush()
      blocks.push(openField(field))
    }
  }
  flush()
  return blocks
}

const openField = ({ label, help }: { label: string; help?: string }): Block =>
  open(help ? `Open: ${label}. ${help}` : `Open: ${label}`)

/** A table with the columns that may be shown and have something in them. */
export function tableBlocks(
  table: Table,
  exerciseId: string,
  plan: Plan,
  mayShow: (column: Question) => boolean,
): Block[] {
  const rows = rowsOf(plan[exerciseId], table.name).filter(isRowFilled)
  if (rows.length === 0) return table.isStarred ? [openField(table)] : []
  const columns = table.columns.filter(
    (column) => mayShow(column) && rows.some((row) => answerText(column, row[column.name], plan) !== ''),
  )
  const names = new Map(table.fixedRows?.map(({ id, label }) => [id, label]))
  const header = [...(names.size > 0 ? [table.label] : []), ...columns.map(({ label }) => label)]
  const texts = rows.map((row) => [
    ...(names.size > 0 ? [names.get(row.id) ?? ''] : []),
    ...rowTexts(columns, row, plan),
  ])
  const title = heading(3, table.label)
  if (header.length > MAX_COLUMNS) return [title, records(table.label, header, texts)]
  return [
    title,
    { kind: 'table', summary: table.label, header, rows: texts, widths: widthsFor([header, ...texts]) },
  ]
}

/** By the longest text of each column, so that a sentence has more room than a number. */
function widthsFor(rows: readonly (readonly string[])[]): number[] {
  const weights = rows[0]!.map((_, column) => {
    const longest = Math.max(...rows.map((row) => row[column]!.length))
    return Math.min(Math.max(longest, 10), 60) ** 0.7
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

/** One row for each, with its name and everything else below each other. */
function records(summary: string, header: readonly string[], rows: readonly (readonly string[])[]): Block {
  return {
    kind: 'table',
    summary,
    header: [header[0]!, 'What is said of it'],
    rows: rows.map(([name = '', ...others], index) => [
      name || `${index + 1}`,
      others.flatMap((text, column) => (text === '' ? [] : [`${header[column + 1]}: ${text}`])).join('\n'),
    ]),
    widths: [0.24, 0.76],
  }
}
