import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

/** Only the glyphs of the text, at one weight, ready to be embedded. */
export const cutFont = (file: string, text: string, weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(file), text, { targetFormat: 'truetype', variationAxes: { wght: weight } })

/** The letters that a font really has a shape for; the lists of its family promise more. */
export function lettersOf(font: Buffer): Set<string> {
  try {
    return new Set(create(font).characterSet.map((code) => String.fromCodePoint(code)))
  } catch {
    // Cut down to nothing, a font has no table of letters.
    return new Set()
  }
}
