import type PDFDocument from 'pdfkit'
import { openFonts } from './fonts.ts'
import { inReadingOrder, isRightToLeft } from './reading-order.ts'
import { subsetFontFile, supportedCharacters } from './subset-font-file.ts'

export type PdfDocument = InstanceType<typeof PDFDocument>
export type Style = { size: number; weight: 400 | 650; color: string }

/** A line of text that fits its width, with the direction of its paragraph. */
export type Line = { text: string; isRightToLeft: boolean }

const fonts = openFonts(['noto-serif', 'noto-naskh-arabic', 'noto-serif-sc'])
/** Printed instead of a character that none of the fonts has. */
const REPLACEMENT = '?'
/** Characters used by page numbers and replacements. */
const ALWAYS_EMBEDDED = `0123456789${REPLACEMENT}`

export type Typesetter = {
  lines(text: string, width: number, style: Style): Line[]
  /** Draws a line at `x`, or right-aligned if it is right-to-left; `y` is its top. */
  draw(line: Line, x: number, y: number, width: number, style: Style): void
  heightOf(style: Style): number
  /** Whether a character had to be replaced. */
  isIncomplete: boolean
}

/** Prints text in fonts that have its characters. Only the glyphs of the given texts are embedded. */
export async function openTypesetter(document: PdfDocument, texts: readonly string[]): Promise<Typesetter> {
  const { names, missing } = await registerFonts(document, texts)
  const widths = new Map<string, number>()
  const printable = (text: string): string =>
    missing.size === 0
      ? text
      : [...text].map((letter) => (missing.has(letter) ? REPLACEMENT : letter)).join('')

  const runsOf = (text: string, { weight }: Style) =>
    fonts
      .splitIntoRuns(printable(text))
      .map(({ text: run, file }) => ({ text: run, font: `${names.get(file)}-${weight}` }))

  const runWidth = (run: { text: string; font: string }, { size }: Style): number =>
    document.font(run.font).fontSize(size).widthOfString(run.text)

  function widthOf(text: string, style: Style): number {
    const key = `${style.size} ${style.weight} ${text}`
    const cached = widths.get(key)
    if (cached !== undefined) return cached
    const width = runsOf(text, style).reduce((sum, run) => sum + runWidth(run, style), 0)
    widths.set(key, width)
    return width
  }

  return {
    isIncomplete: missing.size > 0,
    heightOf: ({ size }) => size * 1.38,
    lines: (text, width, style) =>
      text.split(/\r?\n/).flatMap((paragraph) => {
        const direction = isRightToLeft(paragraph)
        return breakText(paragraph, width, (part) => widthOf(part, style)).map((line) => ({
          text: line,
          isRightToLeft: direction,
        }))
      }),
    draw: (line, x, y, width, style) => {
      const runs = inReadingOrder(runsOf(line.text, style), line.isRightToLeft ? line.text : '')
      let position = line.isRightToLeft ? x + width - widthOf(line.text, style) : x
      for (const run of runs) {
        document.font(run.font).fontSize(style.size).fillColor(style.color)
        document.text(run.text, position, y, { lineBreak: false })
        position += runWidth(run, style)
      }
    },
  }
}

type RegisteredFonts = {
  names: Map<string, string>
  /** Characters without a glyph in any font. */
  missing: Set<string>
}

/** Registers a name for each font file that the texts need. */
async function registerFonts(document: PdfDocument, texts: readonly string[]): Promise<RegisteredFonts> {
  const charactersByFont = new Map<string, Set<string>>()
  for (const { text, file } of fonts.splitIntoRuns(`${texts.join(' ')} ${ALWAYS_EMBEDDED}`)) {
    const characters = charactersByFont.get(file) ?? new Set()
    for (const letter of text) characters.add(letter)
    charactersByFont.set(file, characters)
  }
  const [names, missing] = [new Map<string, string>(), new Set<string>()]
  for (const [file, characters] of charactersByFont) {
    const cutAtWeight = (weight: number) => subsetFontFile(file, [...characters].join(''), weight)
    const regular = await cutAtWeight(400)
    const available = supportedCharacters(regular)
    for (const letter of characters) if (!available.has(letter) && !/\s/u.test(letter)) missing.add(letter)
    if (available.size === 0) continue
    const name = `font${names.size}`
    names.set(file, name)
    document.registerFont(`${name}-400`, regular)
    document.registerFont(`${name}-650`, await cutAtWeight(650))
  }
  return { names, missing }
}

/** A word, or one character of a script that is written without spaces. */
const WORD =
  /\s+|[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]+/gu

function breakText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(WORD) ?? []) {
    const isSpace = word.trim() === ''
    if (widthOf(line) + widthOf(isSpace ? ' ' : word) <= width) {
      line += isSpace ? ' ' : word
      continue
    }
    if (line.trim() !== '') lines.push(line.trimEnd())
    line = ''
    if (isSpace) continue
    for (const part of splitWord(word, width, widthOf)) {
      if (line !== '') lines.push(line)
      line = part
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd())
  return lines
}

/** Splits a word that is wider than a line. */
function splitWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts = ['']
  for (const letter of word) {
    if (widthOf(parts.at(-1)! + letter) > width && parts.at(-1) !== '') parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}
