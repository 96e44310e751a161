import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A font file and the characters in it. The families come cut into pieces, each with a list of its characters. */
type Piece = { file: string; ranges: readonly (readonly [from: number, to: number])[] }

/** In the order in which they are asked: a letter is printed in the first font that has it. */
const FAMILIES = ['fraunces', 'noto-serif', 'noto-naskh-arabic', 'noto-serif-sc']

let pieces: readonly Piece[] | undefined

/** The characters of a name that no font of ours can print; empty when it can be printed whole. */
export function unprintable(name: string): string {
  return [...new Set(name)].filter((letter) => pieceFor(letter) === undefined).join(' ')
}

export type FontRun = { text: string; file: string }

/** The name cut into runs of one font file each. Spaces and marks stay with the letters before them. */
export function fontRuns(name: string): FontRun[] {
  const runs: FontRun[] = []
  for (const letter of name) {
    const current = runs.at(-1)
    if (current && has(current.file, letter)) current.text += letter
    else runs.push({ text: letter, file: pieceFor(letter)?.file ?? fallbackFile() })
  }
  return runs
}

export const fallbackFile = (): string => pieceFor('a')?.file ?? ''

function has(file: string, letter: string): boolean {
  return allPieces().some((piece) => piece.file === file && covers(piece, letter))
}

const pieceFor = (letter: string): Piece | undefined => allPieces().find((piece) => covers(piece, letter))

function covers({ ranges }: Piece, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => code >= from && code <= to)
}

function allPieces(): readonly Piece[] {
  pieces ??= FAMILIES.flatMap(readFamily)
  return pieces
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
