import { Fragment, type Node, type ResolvedPos, type Schema } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'

/** Changes a transaction; false when it makes no sense at the selection. */
export type Edit = (tr: Transaction) => boolean

type Section = { isHead: boolean; rows: Node[][] }
/** A table taken apart, and the cell with the cursor: its row is counted over all sections. */
type Grid = { sections: Section[]; row: number; column: number }
/** Changes the grid and moves its cursor along; false when nothing would be left or can be done. */
type GridEdit = (grid: Grid, schema: Schema) => boolean

const columnsAtStart = 3
const rowsAtStart = 2

export const insertTable: Edit = (tr) => {
  const { schema } = tr.doc.type
  if (tableAt(tr.selection.$from)) return false
  const row = (isHead: boolean) => emptyRow(schema, isHead, columnsAtStart)
  const sections = [
    { isHead: true, rows: [row(true)] },
    { isHead: false, rows: Array.from({ length: rowsAtStart }, () => row(false)) },
  ]
  const table = schema.nodes.table?.create(null, sectionNodes(sections, schema))
  if (!table) return false
  tr.replaceSelectionWith(table, false)
  tr.doc.descendants((node, position) => {
    if (node === table) selectCell(tr, position, 0, 0)
  })
  return true
}

export const addRowAbove = gridEdit((grid, schema) => {
  const { section, index } = sectionOf(grid)
  if (section.isHead) return false
  section.rows.splice(index, 0, emptyRow(schema, false, widthOf(grid)))
  return true
})

export const addRowBelow = gridEdit((grid, schema) => {
  const { section, index } = sectionOf(grid)
  const row = emptyRow(schema, false, widthOf(grid))
  if (section.isHead) grid.sections.find(({ isHead }) => !isHead)?.rows.unshift(row)
  else section.rows.splice(index + 1, 0, row)
  grid.row = section.isHead ? section.rows.length : grid.row + 1
  return true
})

export const deleteRow = gridEdit((grid) => {
  const { section, index } = sectionOf(grid)
  section.rows.splice(index, 1)
  grid.row = Math.max(0, grid.row - 1)
  return grid.sections.some(({ isHead, rows }) => !isHead && rows.length > 0)
})

export const addColumnLeft = gridEdit((grid, schema) => {
  forEachRow(grid, (cells, isHead) => cells.splice(grid.column, 0, emptyCell(schema, isHead)))
  return true
})

export const addColumnRight = gridEdit((grid, schema) => {
  grid.column++
  forEachRow(grid, (cells, isHead) => cells.splice(grid.column, 0, emptyCell(schema, isHead)))
  return true
})

export const deleteColumn = gridEdit((grid) => {
  forEachRow(grid, (cells) => cells.splice(grid.column, 1))
  grid.column = Math.max(0, grid.column - 1)
  return grid.sections.every(({ rows }) => rows.every((cells) => cells.length > 0))
})

/** Makes the first row the head of the table, or the head its first rows. */
export const toggleHeaderRow = gridEdit((grid, schema) => {
  const [first, ...others] = grid.sections
  if (!first) return false
  if (first.isHead) {
    const rows = first.rows.map((cells) => cells.map((cell) => cellLike(cell, schema, false)))
    others[0]?.rows.unshift(...rows)
    grid.sections = others
    return others.length > 0
  }
  const cells = first.rows.shift() ?? []
  if (first.rows.length === 0) first.rows.push(emptyRow(schema, false, cells.length))
  grid.sections.unshift({ isHead: true, rows: [cells.map((cell) => cellLike(cell, schema, true))] })
  return true
})

export const hasHeaderRow = (tr: Transaction): boolean =>
  tableAt(tr.selection.$from)?.table.children.some(({ type }) => type.name === 'tableHead') ?? false

/** A table in a figure goes with it, caption and all. */
export const deleteTable: Edit = (tr) => {
  const { $from } = tr.selection
  const found = tableAt($from)
  if (!found) return false
  const isFigure = $from.node(found.depth - 1).type.name === 'figure'
  const depth = isFigure ? found.depth - 1 : found.depth
  tr.delete($from.before(depth), $from.after(depth))
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min($from.before(depth), tr.doc.content.size))))
  return true
}

/** To the next cell (1) or the one before (-1). A row is added after the last; nothing is before the first. */
export const goToCell =
  (by: 1 | -1): Edit =>
  (tr) => {
    const found = tableAt(tr.selection.$from)
    if (!found) return false
    const cells = found.sections.flatMap(({ rows }) => rows).map((row) => row.length)
    let { row, column } = found
    column += by
    if (column < 0) column = (cells[--row] ?? 0) - 1
    else if (column >= (cells[row] ?? 0)) [row, column] = [row + 1, 0]
    if (row < 0) return false
    if (row >= cells.length) return addRowBelow(tr) && goToCellOf(tr, row, 0)
    return goToCellOf(tr, row, column)
  }

function goToCellOf(tr: Transaction, row: number, column: number): boolean {
  const found = tableAt(tr.selection.$from)
  if (found) selectCell(tr, found.position, row, column)
  return found !== undefined
}

function gridEdit(change: GridEdit): Edit {
  return (tr) => {
    const found = tableAt(tr.selection.$from)
    // A cell over several rows or columns has no one place in the grid.
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

type Found = Grid & { table: Node; position: number; depth: number }

/** The innermost table around a position in one of its cells. */
function tableAt($from: ResolvedPos): Found | undefined {
  for (let cell = $from.depth; cell > 3; cell--) {
    if (!/^table(Cell|Header)$/.test($from.node(cell).type.name)) continue
    const depth = cell - 3
    const table = $from.node(depth)
    const parts = table.children.filter(({ type }) => type.name !== 'tableCaption')
    const sections = parts.map((part) => ({
      isHead: part.type.name === 'tableHead',
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

function sectionOf({ sections, row }: Grid): { section: Section; index: number } {
  let index = row
  for (const section of sections) {
    if (index < section.rows.length) return { section, index }
    index -= section.rows.length
  }
  throw new RangeError(`the table has no row ${row}`)
}

const widthOf = ({ sections }: Grid): number =>
  Math.max(...sections.flatMap(({ rows }) => rows.map((cells) => cells.length)))

function forEachRow({ sections }: Grid, act: (cells: Node[], isHead: boolean) => void): void {
  for (const { rows, isHead } of sections) for (const cells of rows) act(cells, isHead)
}

const emptyRow = (schema: Schema, isHead: boolean, width: number): Node[] =>
  Array.from({ length: width }, () => emptyCell(schema, isHead))

const emptyCell = (schema: Schema, isHead: boolean): Node =>
  schema.node(
    isHead ? 'tableHeader' : 'tableCell',
    isHead ? { scope: 'col' } : null,
    schema.node('paragraph'),
  )

const cellLike = ({ content }: Node, schema: Schema, isHead: boolean): Node =>
  schema.node(isHead ? 'tableHeader' : 'tableCell', isHead ? { scope: 'col' } : null, content)

const sectionNodes = (sections: Section[], schema: Schema): Node[] =>
  sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ isHead, rows }) =>
      schema.node(
        isHead ? 'tableHead' : 'tableBody',
        null,
        rows.map((cells) => schema.node('tableRow', null, cells)),
      ),
    )

/** Puts the cursor at the start of a cell of the table that begins at `position`. */
function selectCell(tr: Transaction, position: number, row: number, column: number): void {
  let rows = 0
  tr.doc.nodeAt(position)?.descendants((node, offset) => {
    if (node.type.name !== 'tableRow') return true
    if (rows++ === row) {
      const before = node.children.slice(0, column).reduce((sum, cell) => sum + cell.nodeSize, 0)
      // Past the start of the table, of the row and of the cell.
      tr.setSelection(TextSelection.near(tr.doc.resolve(position + 1 + offset + 1 + before + 1)))
    }
    // A table in a cell has rows of its own.
    return false
  })
}
