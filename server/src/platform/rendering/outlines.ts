import { create, type PathCommand } from 'fontkit'
import { subsetFontFile } from './cut-font.ts'
import type { FontRun } from './fonts.ts'
import { inReadingOrder } from './reading-order.ts'

type Point = readonly [x: number, y: number]
type Outline = Point[]

/** A line of text as outlines at font size 1, starting at the origin on its baseline. */
export type LineOfText = { width: number; outlines: readonly Outline[] }

/** More segments per curve make no visible difference. */
const CURVE_SEGMENTS = 8

/** Lays out text in the fonts of its runs. `spacing` is the letter spacing in em. */
export async function layOutText(
  runs: readonly FontRun[],
  { text, weight, spacing }: { text: string; weight: number; spacing: number },
): Promise<LineOfText> {
  const fonts = await Promise.all(
    runs.map(async (run) => ({
      text: run.text,
      font: create(await subsetFontFile(run.file, run.text, weight)),
    })),
  )
  const outlines: Outline[] = []
  let x = 0
  for (const run of inReadingOrder(fonts, text)) {
    const scale = 1 / run.font.unitsPerEm
    const { glyphs, positions } = run.font.layout(run.text)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const toPoint = (px: number, py: number): Point => [x + (px + xOffset) * scale, -(py + yOffset) * scale]
      outlines.push(...outlinesOf(glyph.path.commands, toPoint))
      x += xAdvance * scale + spacing
    }
  }
  return { width: x - spacing, outlines }
}

function outlinesOf(
  commands: readonly PathCommand[],
  toPoint: (x: number, y: number) => Point,
): readonly Outline[] {
  const outlines: Outline[] = []
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, n) => toPoint(args[2 * n]!, args[2 * n + 1]!))
    if (command === 'moveTo') outlines.push([...points])
    else if (points.length > 0) outlines.at(-1)?.push(...flattenCurve([outlines.at(-1)!.at(-1)!, ...points]))
  }
  return outlines
}

/** Points on a Bézier curve without its first one (de Casteljau's algorithm). */
function flattenCurve(control: readonly Point[]): Outline {
  if (control.length === 2) return [control[1]!]
  return Array.from({ length: CURVE_SEGMENTS }, (_, segment) => {
    const t = (segment + 1) / CURVE_SEGMENTS
    let points = control
    while (points.length > 1)
      points = points
        .slice(1)
        .map(([x, y], index) => [
          points[index]![0] + (x - points[index]![0]) * t,
          points[index]![1] + (y - points[index]![1]) * t,
        ])
    return points[0]!
  })
}
