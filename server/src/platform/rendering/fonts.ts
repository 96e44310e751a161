import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * One file of a font family, and the unicode ranges it covers. Fontsource splits each family into such
 * subsets.
 */
type FontSubset = { file: string; ranges: readonly (readonly [from: number, to: number])[] }

export type FontRun = { text: string; file: string }

type Fonts = {
  /**
   * Splits the text into runs of one font file each. Spaces and punctuation stay with the character before
   * them.
   */
  splitIntoRuns(text: string): FontRun[]
  /** The characters that no font contains, separated by spaces; empty if all can be printed. */
  findUnprintable(text: string): string
}

/** A character is printed in the first of the families that contains it. */
export function openFonts(families: readonly string[]): Fonts {
  let subsets: readonly FontSubset[] | undefined
  const cache = new Map<string, readonly FontSubset[]>()

  /** All subsets that contain the character, best first. */
  function subsetsFor(character: string): readonly FontSubset[] {
    const cached = cache.get(character)
    if (cached) return cached
    subsets ??= families.flatMap(loadFamily)
    const candidates = subsets.filter((subset) => covers(subset, character))
    cache.set(character, candidates)
    return candidates
  }

  function splitIntoRuns(text: string): FontRun[] {
    const result: FontRun[] = []
    for (const character of text) {
      const current = result.at(-1)
      const candidates = subsetsFor(character)
      if (current && candidates.some(({ file }) => file === current.file)) current.text += character
      else result.push({ text: character, file: (candidates[0] ?? subsetsFor('a')[0])?.file ?? '' })
    }
    return result
  }

  return {
    splitIntoRuns,
    findUnprintable: (text) =>
      [...new Set(text)].filter((character) => subsetsFor(character).length === 0).join(' '),
  }
}

function covers({ ranges }: FontSubset, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => code >= from && code <= to)
}

function loadFamily(family: string): FontSubset[] {
  const folder = dirname(
    createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`),
  )
  const subsets = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  return Object.entries(subsets)
    .filter(([name]) => name !== 'math' && name !== 'symbols')
    .map(([name, list]) => ({
      file: join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: list.split(',').map(parseRange),
    }))
    .toSorted((a, b) => latinFirst(a) - latinFirst(b))
}

/** Digits, spaces and dashes are in many subsets; prefer the Latin one. */
const latinFirst = (subset: FontSubset) => (subset.file.includes('-latin-wght') ? 0 : 1)

function parseRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
