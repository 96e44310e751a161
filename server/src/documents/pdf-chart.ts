import type { ChartBlock } from '@course/content/course/documents/outline'
import type { Sheet } from './pdf-sheet.ts'
import { colors, styles } from './pdf-styles.ts'

const BAR_HEIGHT = 12
const NAME_COLUMN_SHARE = 0.3
/** Space for the value at the end of the longest bar. */
const VALUE_COLUMN_SHARE = 0.2

/** Draws horizontal bars with their values. Series differ by fill and outline, not by color alone. */
export function drawChart(sheet: Sheet, { title, alternative, categories, series }: ChartBlock): void {
  const groupHeight = BAR_HEIGHT * series.length + 8
  sheet.addGap(6)
  sheet.ensureSpace(styles.strong.size * 2 + groupHeight * categories.length + 24)
  const highest = Math.max(
    ...series.flatMap(({ values }) => values.map((value) => value ?? 0)),
    Number.MIN_VALUE,
  )
  const figure = sheet.document.struct('Figure', { alt: alternative })
  sheet.drawFigure(figure, 'Figure', () => {
    const top = sheet.position().y
    drawText(sheet, title, sheet.left, top, sheet.width, styles.strong)
    const start = top + styles.strong.size * 1.6
    const barLeft = sheet.left + sheet.width * NAME_COLUMN_SHARE
    const barWidth = sheet.width * (1 - NAME_COLUMN_SHARE - VALUE_COLUMN_SHARE)
    categories.forEach((category, index) => {
      const y = start + index * groupHeight
      drawText(sheet, category, sheet.left, y, sheet.width * NAME_COLUMN_SHARE - 8, styles.cell)
      series.forEach(({ values, labels }, row) => {
        const value = values[index]
        if (value === null || value === undefined) return
        const width = Math.max(0, (value / highest) * barWidth)
        drawBar(sheet, barLeft, y + row * BAR_HEIGHT, width, row)
        drawText(
          sheet,
          labels[index] ?? '',
          barLeft + width + 5,
          y + row * BAR_HEIGHT - 1,
          sheet.width * VALUE_COLUMN_SHARE,
          styles.footer,
        )
      })
    })
    const end = start + categories.length * groupHeight
    if (series.length > 1)
      drawLegend(
        sheet,
        series.map(({ name }) => name),
        barLeft,
        end,
      )
    sheet.moveTo(end + (series.length > 1 ? 18 : 4))
  })
  sheet.addGap(8)
}

function drawBar({ document }: Sheet, x: number, y: number, width: number, row: number) {
  const shape = document.rect(x, y, width, BAR_HEIGHT - 3).lineWidth(0.8)
  if (row === 0) shape.fillAndStroke(colors.secondary, colors.ink)
  else shape.fillAndStroke('#ffffff', colors.ink)
}

function drawLegend(sheet: Sheet, names: readonly string[], x: number, y: number) {
  names.forEach((name, index) => {
    const left = x + index * 110
    drawBar(sheet, left, y + 1, 14, index)
    drawText(sheet, name, left + 19, y, 90, styles.footer)
  })
}

function drawText(
  sheet: Sheet,
  content: string,
  x: number,
  y: number,
  width: number,
  style: (typeof styles)[keyof typeof styles],
) {
  const [line] = sheet.typesetter.lines(content, width, style)
  if (line) sheet.typesetter.draw(line, x, y, width, style)
}
