import type { Question, Row, RowSource, Table } from '../../plan/types.ts'

/** What few fields have. */
type More = { help?: string; isStarred?: true; isPrivate?: true; draft?: string }

export const text = (name: string, label: string, more: More & { max?: number } = {}): Question => ({
  kind: 'text',
  max: 120,
  name,
  label,
  ...more,
})

export const long = (name: string, label: string, more: More & { max?: number } = {}): Question => ({
  kind: 'long',
  max: 400,
  name,
  label,
  ...more,
})

export const person = (name: string, label: string, more: More = {}): Question => ({
  kind: 'person',
  max: 60,
  name,
  label,
  ...more,
})

export const number = (
  name: string,
  label: string,
  more: More & { min?: number; max?: number; step?: number; unit?: string } = {},
): Question => ({ kind: 'number', min: 0, max: 1_000_000_000, step: 1, name, label, ...more })

export const percent = (name: string, label: string, more: More & { max?: number } = {}): Question =>
  number(name, label, { max: 100, step: 0.1, unit: '%', ...more })

export const date = (name: string, label: string, more: More = {}): Question => ({
  kind: 'date',
  name,
  label,
  ...more,
})

export const choice = (
  name: string,
  label: string,
  options: readonly string[],
  more: More = {},
): Question => ({
  kind: 'choice',
  name,
  label,
  options,
  ...more,
})

export const checklist = (
  name: string,
  label: string,
  options: readonly string[],
  more: More = {},
): Question => ({ kind: 'checklist', name, label, options, ...more })

export const scale = (name: string, label: string, steps: readonly string[], more: More = {}): Question => ({
  kind: 'scale',
  name,
  label,
  steps,
  ...more,
})

export const link = (name: string, label: string, to: RowSource, more: More = {}): Question => ({
  kind: 'link',
  name,
  label,
  to,
  ...more,
})

export const table = (
  name: string,
  label: string,
  maxRows: number,
  columns: readonly Question[],
  more: More & Pick<Table, 'rowsFrom'> = {},
): Table => ({ kind: 'table', name, label, maxRows, columns, ...more })

export const fixedTable = (
  name: string,
  label: string,
  fixedRows: readonly { id: string; label: string }[],
  columns: readonly Question[],
  more: More = {},
): Table => ({ kind: 'table', name, label, maxRows: fixedRows.length, fixedRows, columns, ...more })

/** The rows of an example, numbered from `r1`, so that links can name them. */
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
/** Said wherever a field is about a person. */
export const showable = 'Write nothing you could not show the person.'
