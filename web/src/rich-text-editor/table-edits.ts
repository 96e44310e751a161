import { Fragment, type Node, type ResolvedPos, type Schema } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'

/** Changes a transaction; returns false if it does not apply to the selection. */
export type Edit = (tr: Transaction) => boolean

type Section = { isHeader: boolean; rows: Node[][] }
/** A table as arrays, and the cell with the cursor; `row` counts across all sections. */
type Grid = { sections: Section[]; row: number; column: number }
/** Changes the grid and its cursor; returns false if the edit is not possible. */
type GridEdit = (grid: Grid, schema: Schema) => boolean

const INITIAL_COLUMNS = 3
const INITIAL_ROWS = 2

export const insertTable: Edit = (tr) => {
  const { schema } = tr.doc.type
  if (findTable(tr.selection.$from)) return false
  const row = (isHeader: boolean) => emptyRow(schema, isHeader, INITIAL_COLUMNS)
  const sections = [
    { isHeader: true, rows: [row(true)] },
    { isHeader: false, rows: Array.from({ length: INITIAL_ROWS }, () => row(false)) },
  ]
  const table = schema.nodes.table?.create(null, sectionNodes(sections, schema))
  if (!table) return false
  tr.replaceSelectionWith(table, false)
  tr.doc.descendants((node, position) => {
    if (node === table) selectCell(tr, position, 0, 0)
  })
  return true
}

export const addRowAbove = createGridEdit((grid, schema) => {
  const { section, index } = findSection(grid)
  if (section.isHeader) return false
  section.rows.splice(index, 0, emptyRow(schema, false, widthOf(grid)))
  return true
})

export const addRowBelow = createGridEdit((grid, schema) => {
  const { section, index } = findSection(grid)
  const row = emptyRow(schema, false, widthOf(grid))
  if (section.isHeader) grid.sections.find(({ isHeader }) => !isHeader)?.rows.unshift(row)
  else section.rows.splice(index + 1, 0, row)
  grid.row = section.isHeader ? section.rows.length : grid.row + 1
  return true
})

export const deleteRow = createGridEdit((grid) => {
  const { section, index } = findSection(grid)
  section.rows.splice(index, 1)
  grid.row = Math.max(0, grid.row - 1)
  return grid.sections.some(({ isHeader, rows }) => !isHeader && rows.length > 0)
})

export const addColumnLeft = createGridEdit((grid, schema) => {
  forEachRow(grid, (cells, isHeader) => cells.splice(grid.column, 0, emptyCell(schema, isHeader)))
  return true
})

export const addColumnRight = createGridEdit((grid, schema) => {
  grid.column++
  forEachRow(grid, (cells, isHeader) => cells.splice(grid.column, 0, emptyCell(schema, isHeader)))
  return true
})

export const deleteColumn = createGridEdit((grid) => {
  forEachRow(grid, (cells) => cells.splice(grid.column, 1))
  grid.column = Math.max(0, grid.column - 1)
  return grid.sections.every(({ rows }) => rows.every((cells) => cells.length > 0))
})

/** Turns the first row into the header, or the header into body rows. */
export const toggleHeaderRow = createGridEdit((grid, schema) => {
  const [first, ...others] = grid.sections
  if (!first) return false
  if (first.isHeader) {
    const rows = first.rows.map((cells) => cells.map((cell) => toCell(cell, schema, false)))
    others[0]?.rows.unshift(...rows)
    grid.sections = others
    return others.length > 0
  }
  const cells = first.rows.shift() ?? []
  if (first.rows.length === 0) first.rows.push(emptyRow(schema, false, cells.length))
  grid.sections.unshift({ isHeader: true, rows: [cells.map((cell) => toCell(cell, schema, true))] })
  return true
})

export const hasHeaderRow = (tr: Transaction): boolean =>
  findTable(tr.selection.$from)?.table.children.some(({ type }) => type.name === 'tableHead') ?? false

/** Also deletes the figure and caption around the table. */
export const deleteTable: Edit = (tr) => {
  const { $from } = tr.selection
  const found = findTable($from)
  if (!found) return false
  const isFigure = $from.node(found.depth - 1).type.name === 'figure'
  const depth = isFigure ? found.depth - 1 : found.depth
  tr.delete($from.before(depth), $from.after(depth))
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min($from.before(depth), tr.doc.content.size))))
  return true
}

/** Moves to the next (1) or previous (-1) cell. Adds a row after the last cell. */
export const goToCell =
  (by: 1 | -1): Edit =>
  (tr) => {
    const found = findTable(tr.selection.$from)
    if (!found) return false
    const cells = found.sections.flatMap(({ rows }) => rows).map((row) => row.length)
    let { row, column } = found
    column += by
    if (column < 0) column = (cells[--row] ?? 0) - 1
    else if (column >= (cells[row] ?? 0)) [row, column] = [row + 1, 0]
    if (row < 0) return false
    if (row >= cells.length) return addRowBelow(tr) && moveToCell(tr, row, 0)
    return moveToCell(tr, row, column)
  }

function moveToCell(tr: Transaction, row: number, column: number): boolean {
  const found = findTable(tr.selection.$from)
  if (found) selectCell(tr, found.position, row, column)
  return found !== undefined
}

function createGridEdit(change: GridEdit): Edit {
  return (tr) => {
    const found = findTable(tr.selection.$from)
    // A merged cell has no single position in the grid.
    if (!found || hasSpans(found)) return false
    const { table, position } = found
    const { schema } = table.type
    const grid: Grid = { sections: found.sections, row: found.row, column: found.column }
    if (!change(grid, schema)) return false
    const caption = table.children.filter(({ type }) => type.name === 'tableCaption')
    const changed = table.type.create(
      table.attrs,
      Fragment.from([...caption, ...sectionNodes(grid.sections, schema)]),
    )
    tr.replaceWith(position, position + table.nodeSize, changed)
    selectCell(tr, position, grid.row, grid.column)
    return true
  }
}

type FoundTable = Grid & { table: Node; position: number; depth: number }

/** The innermost table around a position in one of its cells. */
function findTable($from: ResolvedPos): FoundTable | undefined {
  for (let cell = $from.depth; cell > 3; cell--) {
    if (!/^table(Cell|Header)$/.test($from.node(cell).type.name)) continue
    const depth = cell - 3
    const table = $from.node(depth)
    const parts = table.children.filter(({ type }) => type.name !== 'tableCaption')
    const sections = parts.map((part) => ({
      isHeader: part.type.name === 'tableHead',
      rows: part.children.map((row) => [...row.children]),
    }))
    const before = parts.slice(0, parts.indexOf($from.node(cell - 2)))
    const row = before.reduce((sum, part) => sum + part.childCount, 0) + $from.index(cell - 2)
    return { table, position: $from.before(depth), depth, sections, row, column: $from.index(cell - 1) }
  }
  return undefined
}

const hasSpans = ({ sections }: Grid): boolean =>
  sections.some(({ rows }) =>
    rows.some((cells) => cells.some(({ attrs }) => attrs.colspan > 1 || attrs.rowspan > 1)),
  )

function findSection({ sections, row }: Grid): { section: Section; index: number } {
  let index = row
  for (const section of sections) {
    if (index < section.rows.length) return { section, index }
    index -= section.rows.length
  }
  throw new RangeError(`the table has no row ${row}`)
}

const widthOf = ({ sections }: Grid): number =>
  Math.max(...sections.flatMap(({ rows }) => rows.map((cells) => cells.length)))

function forEachRow({ sections }: Grid, visit: (cells: Node[], isHeader: boolean) => void): void {
  for (const { rows, isHeader } of sections) for (const cells of rows) visit(cells, isHeader)
}

const emptyRow = (schema: Schema, isHeader: boolean, width: number): Node[] =>
  Array.from({ length: width }, () => emptyCell(schema, isHeader))

const emptyCell = (schema: Schema, isHeader: boolean): Node =>
  schema.node(
    isHeader ? 'tableHeader' : 'tableCell',
    isHeader ? { scope: 'col' } : null,
    schema.node('paragraph'),
  )

const toCell = ({ content }: Node, schema: Schema, isHeader: boolean): Node =>
  schema.node(isHeader ? 'tableHeader' : 'tableCell', isHeader ? { scope: 'col' } : null, content)

const sectionNodes = (sections: Section[], schema: Schema): Node[] =>
  sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ isHeader, rows }) =>
      schema.node(
        isHeader ? 'tableHead' : 'tableBody',
        null,
        rows.map((cells) => schema.node('tableRow', null, cells)),
      ),
    )

/** Moves the cursor to the start of a cell; the table starts at `position`. */
function selectCell(tr: Transaction, position: number, row: number, column: number): void {
  let rows = 0
  tr.doc.nodeAt(position)?.descendants((node, offset) => {
    if (node.type.name !== 'tableRow') return true
    if (rows++ === row) {
      const before = node.children.slice(0, column).reduce((sum, cell) => sum + cell.nodeSize, 0)
      // The ones are the opening tokens of the table, row and cell.
      tr.setSelection(TextSelection.near(tr.doc.resolve(position + 1 + offset + 1 + before + 1)))
    }
    // Do not descend into nested tables.
    return false
  })
}
