import { rowsOf } from '../../plan/answers.ts'
import type { Plan, Table } from '../../plan/types.ts'
import { answerText, rowTexts } from '../documents/answer-text.ts'
import { type Block, heading, type Outline, paragraph } from '../documents/outline.ts'
import { exerciseOf } from './sheets.ts'

type Part = { readonly title?: string; readonly exercise: string; readonly fields: readonly string[] }

/** Number of empty rows in a table to fill in. Users can add more in Word. */
const EMPTY_ROWS = 5

/** A form with questions of exercises, space for answers and signature lines. */
export function formOutline(
  title: string,
  intro: string,
  plan: Plan,
  parts: readonly Part[],
  signatures: readonly string[] = [],
): Outline {
  return {
    title,
    footer: title,
    paper: 'letter',
    blocks: [
      heading(1, title),
      paragraph(intro),
      ...parts.flatMap((part) => partBlocks(part, plan)),
      ...(signatures.length > 0
        ? [
            heading(2, 'Signed'),
            {
              kind: 'table',
              summary: 'Signatures',
              header: ['Who', 'Signature', 'Date'],
              rows: signatures.map((who) => [who, '', '']),
              widths: [0.4, 0.4, 0.2],
              rowHeight: 30,
            } satisfies Block,
          ]
        : []),
    ],
  }
}

function partBlocks({ title, exercise, fields }: Part, plan: Plan): Block[] {
  const blocks: Block[] = title ? [heading(2, title)] : []
  let pendingRows: [string, string][] = []
  const flush = () => {
    if (pendingRows.length > 0)
      blocks.push({
        kind: 'table',
        summary: title ?? 'Answers',
        rows: pendingRows,
        widths: [0.36, 0.64],
        rowHeight: 26,
      })
    pendingRows = []
  }
  for (const field of exerciseOf(exercise).fields) {
    if (!fields.includes(field.name)) continue
    if (field.kind === 'table') {
      flush()
      blocks.push(heading(3, field.label), tableBlock(field, exercise, plan))
    } else {
      const label = field.help ? `${field.label}\n${field.help}` : field.label
      pendingRows.push([label, answerText(field, plan[exercise]?.[field.name], plan)])
    }
  }
  flush()
  return blocks
}

function tableBlock(table: Table, exercise: string, plan: Plan): Block {
  const answeredRows = rowsOf(plan[exercise], table.name)
  const header = table.columns.map(({ label }) => label)
  if (table.fixedRows)
    return {
      kind: 'table',
      summary: table.label,
      header: ['', ...header],
      rows: table.fixedRows.map(({ id, label }) => [
        label,
        ...rowTexts(table.columns, answeredRows.find((row) => row.id === id) ?? { id }, plan),
      ]),
      rowHeight: 24,
    }
  const count = Math.max(answeredRows.length, Math.min(table.maxRows, EMPTY_ROWS))
  return {
    kind: 'table',
    summary: table.label,
    header,
    rows: Array.from({ length: count }, (_, index) =>
      rowTexts(table.columns, answeredRows[index] ?? { id: '' }, plan),
    ),
    rowHeight: 24,
  }
}
