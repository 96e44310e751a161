import { LOCALE } from '@course/content/site/locale'
import type { IStylesOptions } from 'docx'
import { openFonts } from '../platform/rendering/fonts.ts'
import { subsetFontFile } from '../platform/rendering/subset-font-file.ts'

const FONT_NAME = 'Noto Serif'

/** All Latin characters of the embedded font, because a Word file is edited further. */
const LATIN_CHARACTERS = Array.from({ length: 0x24f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('')

/**
 * Embeds the regular Latin font. Word synthesizes bold from it and takes other scripts from the fonts installed on the
 * reader's computer.
 */
export async function embeddedFonts() {
  const [latin] = openFonts(['noto-serif']).splitIntoRuns('a')
  fontFile ??= subsetFontFile(latin?.file ?? '', `${LATIN_CHARACTERS}–—‘’“”…•→−×·`, 400)
  return [{ name: FONT_NAME, data: await fontFile }]
}

let fontFile: Promise<Buffer> | undefined

const heading = (size: number, before: number) => ({
  run: { font: FONT_NAME, size, bold: true, color: '1F2328' },
  paragraph: { spacing: { before, after: 100 }, keepNext: true },
})

/** Sizes in half points. */
export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT_NAME, size: 20, color: '1F2328', language: { value: LOCALE } },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    heading1: heading(44, 0),
    heading2: heading(28, 320),
    heading3: heading(22, 160),
  },
  paragraphStyles: [
    {
      id: 'Cell',
      name: 'Table text',
      basedOn: 'Normal',
      run: { size: 18 },
      paragraph: { spacing: { after: 0, line: 252 } },
    },
    { id: 'Open', name: 'Open point', basedOn: 'Normal', run: { color: '5F6772' } },
  ],
}
