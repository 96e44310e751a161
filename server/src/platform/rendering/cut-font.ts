import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Only the glyphs of the text, at one weight, ready to be embedded. */
export const cutFont = (file: string, text: string, weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(file), text, { targetFormat: 'truetype', variationAxes: { wght: weight } })
