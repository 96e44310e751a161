import { create, type PathCommand } from 'fontkit'
import { cutFont } from './cut-font.ts'
import type { FontRun } from './fonts.ts'
import { inReadingOrder } from './reading-order.ts'

type Point = readonly [x: number, y: number]
type Outline = Point[]

/** A line of text as shapes, beginning at 0, 0 on its baseline, for letters of size 1. */
export type LineOfText = { width: number; outlines: readonly Outline[] }

/** How finely curves are drawn; more pieces than this cannot be seen. */
const CURVE_PIECES = 8

/** Sets text in the letters of its runs. `spacing` is added after each letter, in parts of the size. */
export async function setText(
  runs: readonly FontRun[],
  { text, weight, spacing }: { text: string; weight: number; spacing: number },
): Promise<LineOfText> {
  const fonts = await Promise.all(
    runs.map(async (run) => ({ text: run.text, font: create(await cutFont(run.file, run.text, weight)) })),
  )
  const outlines: Outline[] = []
  let x = 0
  for (const run of inReadingOrder(fonts, text)) {
    const scale = 1 / run.font.unitsPerEm
    const { glyphs, positions } = run.font.layout(run.text)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const place = (px: number, py: number): Point => [x + (px + xOffset) * scale, -(py + yOffset) * scale]
      outlines.push(...outlinesOf(glyph.path.commands, place))
      x += xAdvance * scale + spacing
    }
  }
  return { width: x - spacing, outlines }
}

function outlinesOf(
  commands: readonly PathCommand[],
  place: (x: number, y: number) => Point,
): readonly Outline[] {
  const outlines: Outline[] = []
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, n) => place(args[2 * n]!, args[2 * n + 1]!))
    if (command === 'moveTo') outlines.push([...points])
    else if (points.length > 0) outlines.at(-1)?.push(...curve([outlines.at(-1)!.at(-1)!, ...points]))
  }
  return outlines
}

/** Points on a curve after its first one: its control points drawn together, pair by pair, until one is left. */
function curve(control: readonly Point[]): Outline {
  if (control.length === 2) return [control[1]!]
  return Array.from({ length: CURVE_PIECES }, (_, piece) => {
    const share = (piece + 1) / CURVE_PIECES
    let points = control
    while (points.length > 1)
      points = points
        .slice(1)
        .map(([x, y], index) => [
          points[index]![0] + (x - points[index]![0]) * share,
          points[index]![1] + (y - points[index]![1]) * share,
        ])
    return points[0]!
  })
}
