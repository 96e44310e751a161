import type { ExerciseAnswers, Row, Value } from '../../../plan/types.ts'

type Cells = { readonly [column: string]: Value | undefined }

const table = (columns: readonly string[], lines: readonly (readonly Value[])[]): Row[] =>
  lines.map((line, index) => ({
    id: `r${index + 1}`,
    ...Object.fromEntries(
      columns.map((column, position): [string, Value] => [column, line[position] ?? null]),
    ),
  }))

/** Rows with the same columns as in the exercises, in short form. */
export const factors = (...lines: Value[][]) =>
  table(['name', 'today', 'evidence', 'target', 'by', 'owner'], lines)
export const groups = (...lines: Value[][]) =>
  table(['work', 'headcount', 'loses', 'error', 'difference', 'harm'], lines)
export const hours = (...lines: Value[][]) =>
  table(['initiative', 'weeks1', 'weeks5', 'weeks9', 'weeks13'], lines)
export const targets = (...lines: Value[][]) =>
  table(['unit', 'target', 'from', 'to', 'weeks', 'signed_by'], lines)
export const dates = (...lines: Value[][]) => table(['on', 'what'], lines)
export const waves = (...lines: Value[][]) => table(['units', 'on'], lines)
export const paths = (...lines: Value[][]) => table(['path', 'closes', 'owner', 'wave'], lines)
export const posts = (...lines: Value[][]) =>
  table(['group', 'before', 'after', 'stay', 'other', 'retire', 'leave'], lines)

export const gates = (...on: string[]): Row[] =>
  ['decide', 'design', 'switch', 'settle'].map((id, index) => ({ id, on: on[index] ?? '' }))

/** The four lines of the measures, in the order of the exercise. */
export const lines = (...rows: Cells[]): Row[] =>
  ['adoption', 'proficiency', 'benefit', 'counter'].map((id, index) => ({ id, ...rows[index] }))

/** The twelve sentences, gate by gate: purpose, process, people. */
export const sentences = (...texts: string[]): ExerciseAnswers =>
  Object.fromEntries(
    ['decide', 'design', 'switch', 'settle'].flatMap((gate, index) =>
      ['purpose', 'process', 'people'].map((strand, position) => [
        `${gate}_${strand}`,
        texts[index * 3 + position] ?? '',
      ]),
    ),
  )
