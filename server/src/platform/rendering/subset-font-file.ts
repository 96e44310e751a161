import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

/** A font with only the glyphs of the text, at one weight, for embedding. */
export const subsetFontFile = (file: string, text: string, weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(file), text, { targetFormat: 'truetype', variationAxes: { wght: weight } })

/** The characters that a font has glyphs for; the unicode ranges of its family include more. */
export function supportedCharacters(font: Buffer): Set<string> {
  try {
    return new Set(create(font).characterSet.map((code) => String.fromCodePoint(code)))
  } catch {
    // An empty subset has no character table.
    return new Set()
  }
}
