import type { ChartBlock } from '@course/content/course/documents/outline'
import type { Sheet } from './pdf-sheet.ts'
import { colors, styles } from './pdf-styles.ts'

const BAR = 12
const NAMES = 0.3
/** Room for the figure at the end of the longest bar. */
const FIGURES = 0.2

/** Bars from left to right with their figures. Told apart by filling and outline, not by colour alone. */
export function drawChart(sheet: Sheet, { title, alternative, categories, series }: ChartBlock): void {
  const group = BAR * series.length + 8
  sheet.gap(6)
  sheet.need(styles.strong.size * 2 + group * categories.length + 24)
  const highest = Math.max(
    ...series.flatMap(({ values }) => values.map((value) => value ?? 0)),
    Number.MIN_VALUE,
  )
  const figure = sheet.document.struct('Figure', { alt: alternative })
  sheet.attach(figure, 'Figure', () => {
    const top = sheet.position().y
    text(sheet, title, sheet.left, top, sheet.width, styles.strong)
    const start = top + styles.strong.size * 1.6
    const barLeft = sheet.left + sheet.width * NAMES
    const barWidth = sheet.width * (1 - NAMES - FIGURES)
    categories.forEach((category, index) => {
      const y = start + index * group
      text(sheet, category, sheet.left, y, sheet.width * NAMES - 8, styles.cell)
      series.forEach(({ values, labels }, row) => {
        const value = values[index]
        if (value === null || value === undefined) return
        const width = Math.max(0, (value / highest) * barWidth)
        bar(sheet, barLeft, y + row * BAR, width, row)
        text(
          sheet,
          labels[index] ?? '',
          barLeft + width + 5,
          y + row * BAR - 1,
          sheet.width * FIGURES,
          styles.foot,
        )
      })
    })
    const end = start + categories.length * group
    if (series.length > 1)
      legend(
        sheet,
        series.map(({ name }) => name),
        barLeft,
        end,
      )
    sheet.moveTo(end + (series.length > 1 ? 18 : 4))
  })
  sheet.gap(8)
}

function bar({ document }: Sheet, x: number, y: number, width: number, row: number) {
  const shape = document.rect(x, y, width, BAR - 3).lineWidth(0.8)
  if (row === 0) shape.fillAndStroke(colors.second, colors.ink)
  else shape.fillAndStroke('#ffffff', colors.ink)
}

function legend(sheet: Sheet, names: readonly string[], x: number, y: number) {
  names.forEach((name, index) => {
    const at = x + index * 110
    bar(sheet, at, y + 1, 14, index)
    text(sheet, name, at + 19, y, 90, styles.foot)
  })
}

function text(
  sheet: Sheet,
  words: string,
  x: number,
  y: number,
  width: number,
  style: (typeof styles)[keyof typeof styles],
) {
  const [line] = sheet.type.lines(words, width, style)
  if (line) sheet.type.draw(line, x, y, width, style)
}
