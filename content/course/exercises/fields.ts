import type { Question, Row, RowSource, Table } from '../../plan/types.ts'

/** Optional properties of a field. */
type FieldOptions = { help?: string; isStarred?: true; isPrivate?: true; draft?: string }

export const text = (
  name: string,
  label: string,
  extras: FieldOptions & { max?: number } = {},
): Question => ({
  kind: 'text',
  max: 120,
  name,
  label,
  ...extras,
})

export const long = (
  name: string,
  label: string,
  extras: FieldOptions & { max?: number } = {},
): Question => ({
  kind: 'long',
  max: 400,
  name,
  label,
  ...extras,
})

export const person = (name: string, label: string, extras: FieldOptions = {}): Question => ({
  kind: 'person',
  max: 60,
  name,
  label,
  ...extras,
})

export const number = (
  name: string,
  label: string,
  extras: FieldOptions & { min?: number; max?: number; step?: number; unit?: string } = {},
): Question => ({ kind: 'number', min: 0, max: 1_000_000_000, step: 1, name, label, ...extras })

export const percent = (
  name: string,
  label: string,
  extras: FieldOptions & { max?: number } = {},
): Question => number(name, label, { max: 100, step: 0.1, unit: '%', ...extras })

export const date = (name: string, label: string, extras: FieldOptions = {}): Question => ({
  kind: 'date',
  name,
  label,
  ...extras,
})

export const choice = (
  name: string,
  label: string,
  options: readonly string[],
  extras: FieldOptions = {},
): Question => ({
  kind: 'choice',
  name,
  label,
  options,
  ...extras,
})

export const checklist = (
  name: string,
  label: string,
  options: readonly string[],
  extras: FieldOptions = {},
): Question => ({ kind: 'checklist', name, label, options, ...extras })

export const scale = (
  name: string,
  label: string,
  steps: readonly string[],
  extras: FieldOptions = {},
): Question => ({
  kind: 'scale',
  name,
  label,
  steps,
  ...extras,
})

export const link = (name: string, label: string, to: RowSource, extras: FieldOptions = {}): Question => ({
  kind: 'link',
  name,
  label,
  to,
  ...extras,
})

export const table = (
  name: string,
  label: string,
  maxRows: number,
  columns: readonly Question[],
  extras: FieldOptions & Pick<Table, 'rowsFrom'> = {},
): Table => ({ kind: 'table', name, label, maxRows, columns, ...extras })

export const fixedTable = (
  name: string,
  label: string,
  fixedRows: readonly { id: string; label: string }[],
  columns: readonly Question[],
  extras: FieldOptions = {},
): Table => ({ kind: 'table', name, label, maxRows: fixedRows.length, fixedRows, columns, ...extras })

/** The rows of an example, with the ids `r1`, `r2` and so on, so that links can refer to them. */
export const rows = (list: readonly Omit<Row, 'id'>[]): readonly Row[] =>
  list.map((cells, index) => ({ id: `r${index + 1}`, ...cells }))

export const evidence = ['saw', 'told', 'guessed'] as const
export const strands = ['purpose', 'process', 'people'] as const
export const groups: RowSource = { exercise: 'w04', field: 'groups', column: 'work' }
export const pairs = [
  { id: 'purpose-process', label: 'Purpose and process' },
  { id: 'process-people', label: 'Process and people' },
  { id: 'people-purpose', label: 'People and purpose' },
] as const
export const fits = ['contradict', 'strain', 'fit'] as const
/** Help text of fields about a person. */
export const showable = 'Write nothing you could not show the person.'
