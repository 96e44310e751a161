import type { TableBlock } from '@course/content/course/documents/outline'
import type { Line, Style } from '../platform/rendering/typesetter.ts'
import type { Element, Sheet } from './pdf-sheet.ts'
import { colors, styles } from './pdf-styles.ts'

const PADDING = 4

type Cell = { lines: Line[]; style: Style; tag: 'TH' | 'TD' }

/** Draws a table and repeats its header on every page. */
export function drawTable(sheet: Sheet, { header, rows, widths, rowHeight = 0 }: TableBlock): void {
  const count = Math.max(header?.length ?? 0, ...rows.map((row) => row.length))
  const columnShares = widths ?? Array.from({ length: count }, () => 1 / count)
  const columns = columnShares.map((share) => share * sheet.width)
  const table = sheet.element('Table')
  const cellsOf = (texts: readonly string[], isHeader: boolean) =>
    columns.map((width, column): Cell => {
      const isName = isHeader || column === 0
      const style = isName ? styles.cellName : styles.cell
      return {
        lines: sheet.typesetter.lines(texts[column] ?? '', width - 2 * PADDING, style),
        style,
        tag: isName ? 'TH' : 'TD',
      }
    })
  const headerCells = header && cellsOf(header, true)
  const heightOf = (cells: readonly Cell[]) =>
    Math.max(...cells.map(({ lines, style }) => lines.length * sheet.typesetter.heightOf(style))) +
    2 * PADDING

  const drawRow = (cells: readonly Cell[], height: number, row: Element | undefined, isHeader: boolean) => {
    const { y } = sheet.position()
    if (isHeader)
      sheet.drawArtifact((document) => document.rect(sheet.left, y, sheet.width, height).fill(colors.band))
    let x = sheet.left
    cells.forEach((cell, column) => {
      drawCell(sheet, cell, x + PADDING, y + PADDING, columns[column]! - 2 * PADDING, row?.add(cell.tag))
      x += columns[column]!
    })
    sheet.drawArtifact((document) =>
      document
        .moveTo(sheet.left, y + height)
        .lineTo(sheet.left + sheet.width, y + height)
        .lineWidth(0.5)
        .stroke(colors.rule),
    )
    sheet.moveTo(y + height)
  }

  if (headerCells) {
    sheet.ensureSpace(heightOf(headerCells) + 40)
    drawRow(headerCells, heightOf(headerCells), table.add('TR'), true)
  }
  for (const texts of rows) {
    const cells = cellsOf(texts, false)
    const height = Math.max(heightOf(cells), rowHeight)
    const { page } = sheet.position()
    sheet.ensureSpace(height)
    // The repeated header is an artifact, so that screen readers read it only once.
    if (headerCells && sheet.position().page !== page)
      drawRow(headerCells, heightOf(headerCells), undefined, true)
    drawRow(cells, height, table.add('TR'), false)
  }
  sheet.addGap(8)
}

function drawCell(
  sheet: Sheet,
  { lines, style }: Cell,
  x: number,
  y: number,
  width: number,
  element?: Element,
) {
  lines.forEach((line, index) => {
    const draw = () =>
      sheet.typesetter.draw(line, x, y + index * sheet.typesetter.heightOf(style), width, style)
    if (element) element.mark(draw)
    else sheet.drawArtifact(draw)
  })
}
