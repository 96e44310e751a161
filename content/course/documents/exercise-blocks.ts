import { isRowFilled, rowsOf } from '../../plan/answers.ts'
import type { Exercise, Plan, Question, Table } from '../../plan/types.ts'
import { answerText, rowTexts } from './answer-text.ts'
import { type Block, detailTable, heading, openPoint } from './outline.ts'

/** With more columns than this, the cells are listed line by line, because columns would be too narrow. */
const MAX_COLUMNS = 7

/** The answers of an exercise, field by field. Empty fields are listed only if they are starred. */
export function exerciseBlocks({ id, title, fields }: Exercise, plan: Plan): Block[] {
  const answers = plan[id]
  const blocks: Block[] = []
  let pendingRows: [string, string][] = []
  const flush = () => {
    blocks.push(...detailTable(title, pendingRows))
    pendingRows = []
  }
  for (const field of fields) {
    if (field.isPrivate) continue
    if (field.kind === 'table') {
      flush()
      blocks.push(...tableBlocks(field, id, plan, ({ isPrivate }) => !isPrivate))
      continue
    }
    const text = answerText(field, answers?.[field.name], plan)
    if (text !== '') pendingRows.push([field.label, text])
    else if (field.isStarred) {
      flush()
      blocks.push(openFieldBlock(field))
    }
  }
  flush()
  return blocks
}

const openFieldBlock = ({ label, help }: { label: string; help?: string }): Block =>
  openPoint(help ? `Open: ${label}. ${help}` : `Open: ${label}`)

/** A table with the visible columns that are not empty. */
export function tableBlocks(
  table: Table,
  exerciseId: string,
  plan: Plan,
  isVisible: (column: Question) => boolean,
): Block[] {
  const rows = rowsOf(plan[exerciseId], table.name).filter(isRowFilled)
  if (rows.length === 0) return table.isStarred ? [openFieldBlock(table)] : []
  const columns = table.columns.filter(
    (column) => isVisible(column) && rows.some((row) => answerText(column, row[column.name], plan) !== ''),
  )
  const names = new Map(table.fixedRows?.map(({ id, label }) => [id, label]))
  const header = [...(names.size > 0 ? [table.label] : []), ...columns.map(({ label }) => label)]
  const texts = rows.map((row) => [
    ...(names.size > 0 ? [names.get(row.id) ?? ''] : []),
    ...rowTexts(columns, row, plan),
  ])
  const title = heading(3, table.label)
  if (header.length > MAX_COLUMNS) return [title, recordTable(table.label, header, texts)]
  return [
    title,
    { kind: 'table', summary: table.label, header, rows: texts, widths: widthsFor([header, ...texts]) },
  ]
}

/** Column widths by the longest text in each column. */
function widthsFor(rows: readonly (readonly string[])[]): number[] {
  const weights = rows[0]!.map((_, column) => {
    const longest = Math.max(...rows.map((row) => row[column]!.length))
    return Math.min(Math.max(longest, 10), 60) ** 0.7
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

/** A table with one row per record: its name, and its other cells line by line. */
function recordTable(
  summary: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Block {
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
