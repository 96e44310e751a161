import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A font file and the characters in it. The families come cut into pieces, each with a list of its characters. */
type Piece = { file: string; ranges: readonly (readonly [from: number, to: number])[] }

export type FontRun = { text: string; file: string }

type Fonts = {
  /** The text cut into runs of one font file each. Spaces and marks stay with the letters before them. */
  runs(text: string): FontRun[]
  /** The characters that none of the fonts can print; empty when the text can be printed whole. */
  unprintable(text: string): string
}

/** Families in the order in which they are asked: a letter is printed in the first that has it. */
export function openFonts(families: readonly string[]): Fonts {
  let pieces: readonly Piece[] | undefined
  const found = new Map<string, readonly Piece[]>()

  /** All pieces that have the letter, best first. */
  function piecesFor(letter: string): readonly Piece[] {
    const known = found.get(letter)
    if (known) return known
    pieces ??= families.flatMap(readFamily)
    const those = pieces.filter((piece) => covers(piece, letter))
    found.set(letter, those)
    return those
  }

  function runs(text: string): FontRun[] {
    const cut: FontRun[] = []
    for (const letter of text) {
      const current = cut.at(-1)
      const those = piecesFor(letter)
      if (current && those.some(({ file }) => file === current.file)) current.text += letter
      else cut.push({ text: letter, file: (those[0] ?? piecesFor('a')[0])?.file ?? '' })
    }
    return cut
  }

  return {
    runs,
    unprintable: (text) => [...new Set(text)].filter((letter) => piecesFor(letter).length === 0).join(' '),
  }
}

function covers({ ranges }: Piece, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => code >= from && code <= to)
}

function readFamily(family: string): Piece[] {
  const folder = dirname(
    createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`),
  )
  const subsets = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  return Object.entries(subsets)
    .filter(([name]) => name !== 'math' && name !== 'symbols')
    .map(([name, list]) => ({
      file: join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: list.split(',').map(readRange),
    }))
    .toSorted((a, b) => latinFirst(a) - latinFirst(b))
}

/** Digits, spaces and dashes are in many pieces; the Latin one is the one to take them from. */
const latinFirst = (piece: Piece) => (piece.file.includes('-latin-wght') ? 0 : 1)

function readRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
