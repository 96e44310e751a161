import { create, type PathCommand } from 'fontkit'
import type { FontRun } from './fonts.ts'
import { inReadingOrder } from './reading-order.ts'
import { subsetFontFile } from './subset-font-file.ts'

/** A line of text as SVG path data at font size 1, starting at the origin on its baseline. */
type LineOfText = { width: number; path: string }

const SVG_COMMANDS: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

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
  let path = ''
  let x = 0
  for (const run of inReadingOrder(fonts, text)) {
    const scale = 1 / run.font.unitsPerEm
    const { glyphs, positions } = run.font.layout(run.text)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      for (const { command, args } of glyph.path.commands) {
        const coordinates = args.map((value, axis) =>
          axis % 2 === 0 ? x + (value + xOffset) * scale : -(value + yOffset) * scale,
        )
        path += SVG_COMMANDS[command] + coordinates.map((value) => value.toFixed(4)).join(' ')
      }
      x += xAdvance * scale + spacing
    }
  }
  return { width: x - spacing, path }
}
