import type PDFDocument from 'pdfkit'
import { cutFont, lettersOf } from '../platform/rendering/cut-font.ts'
import { openFonts } from '../platform/rendering/fonts.ts'
import { inReadingOrder, isRightToLeft } from '../platform/rendering/reading-order.ts'

export type Drawing = InstanceType<typeof PDFDocument>
export type Style = { size: number; weight: 400 | 650; color: string }

/** A line of text that fits its width, and the direction of the text it comes from. */
export type Line = { text: string; isRightToLeft: boolean }

const fonts = openFonts(['noto-serif', 'noto-naskh-arabic', 'noto-serif-sc'])
/** Stands for a letter that no font of ours has. */
const MISSING = '?'
/** Characters that the page itself prints. */
const ALWAYS = `0123456789${MISSING}`

export type Typesetter = {
  lines(text: string, width: number, style: Style): Line[]
  /** Draws one line from `x` on, or against the right end of the width; `y` is its top. */
  draw(line: Line, x: number, y: number, width: number, style: Style): void
  heightOf(style: Style): number
  /** Whether a letter of the texts had to be replaced. */
  isIncomplete: boolean
}

/** Sets text in the fonts that have its letters. Only the glyphs of the given texts are embedded. */
export async function openTypesetter(document: Drawing, texts: readonly string[]): Promise<Typesetter> {
  const { names, missing } = await registerFonts(document, texts)
  const widths = new Map<string, number>()
  const printable = (text: string): string =>
    missing.size === 0 ? text : [...text].map((letter) => (missing.has(letter) ? MISSING : letter)).join('')

  const runsOf = (text: string, { weight }: Style) =>
    fonts
      .runs(printable(text))
      .map(({ text: run, file }) => ({ text: run, font: `${names.get(file)}-${weight}` }))

  const runWidth = (run: { text: string; font: string }, { size }: Style): number =>
    document.font(run.font).fontSize(size).widthOfString(run.text)

  function widthOf(text: string, style: Style): number {
    const key = `${style.size} ${style.weight} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = runsOf(text, style).reduce((sum, run) => sum + runWidth(run, style), 0)
    widths.set(key, width)
    return width
  }

  return {
    isIncomplete: missing.size > 0,
    heightOf: ({ size }) => size * 1.38,
    lines: (text, width, style) =>
      text.split(/\r?\n/).flatMap((one) => {
        const direction = isRightToLeft(one)
        return breakText(one, width, (part) => widthOf(part, style)).map((line) => ({
          text: line,
          isRightToLeft: direction,
        }))
      }),
    draw: (line, x, y, width, style) => {
      const runs = inReadingOrder(runsOf(line.text, style), line.isRightToLeft ? line.text : '')
      let at = line.isRightToLeft ? x + width - widthOf(line.text, style) : x
      for (const run of runs) {
        document.font(run.font).fontSize(style.size).fillColor(style.color)
        document.text(run.text, at, y, { lineBreak: false })
        at += runWidth(run, style)
      }
    },
  }
}

type Registered = {
  names: Map<string, string>
  /** Letters that none of the fonts has a shape for. */
  missing: Set<string>
}

/** One name for each font file that the texts need. */
async function registerFonts(document: Drawing, texts: readonly string[]): Promise<Registered> {
  const letters = new Map<string, Set<string>>()
  for (const { text, file } of fonts.runs(`${texts.join(' ')} ${ALWAYS}`)) {
    const known = letters.get(file) ?? new Set()
    for (const letter of text) known.add(letter)
    letters.set(file, known)
  }
  const [names, missing] = [new Map<string, string>(), new Set<string>()]
  for (const [file, set] of letters) {
    const cut = (weight: number) => cutFont(file, [...set].join(''), weight)
    const regular = await cut(400)
    const shapes = lettersOf(regular)
    for (const letter of set) if (!shapes.has(letter) && !/\s/u.test(letter)) missing.add(letter)
    if (shapes.size === 0) continue
    const name = `font${names.size}`
    names.set(file, name)
    document.registerFont(`${name}-400`, regular)
    document.registerFont(`${name}-650`, await cut(650))
  }
  return { names, missing }
}

/** A word, or one letter of a script that is written without spaces. */
const WORD =
  /\s+|[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]+/gu

function breakText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(WORD) ?? []) {
    const space = word.trim() === ''
    if (widthOf(line) + widthOf(space ? ' ' : word) <= width) {
      line += space ? ' ' : word
      continue
    }
    if (line.trim() !== '') lines.push(line.trimEnd())
    line = ''
    if (space) continue
    for (const part of cutWord(word, width, widthOf)) {
      if (line !== '') lines.push(line)
      line = part
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd())
  return lines
}

/** A word that is wider than the line goes on in the next one. */
function cutWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts = ['']
  for (const letter of word) {
    if (widthOf(parts.at(-1)! + letter) > width && parts.at(-1) !== '') parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}
