import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const outputFolder = join(import.meta.dirname, 'build', 'fonts')

/** Characters of English copy. Their font files are preloaded, so every glyph adds to the first page load. */
export const coreCharacters = `${characters(0x20, 0x7e)}\u00a0©·×“”‘’–—…•→←✓✗★−`
const remainder = `${characters(0xa1, 0xff)}€™ŒœŠšŽžŸƒˆ˜†‡‰‹›⁄↑↓`
const extended = `${characters(0x100, 0x24f)}${characters(0x1e00, 0x1eff)}`

type Family = {
  name: string
  file: (range: string) => string
  axes: Record<string, number | { min: number; max: number }>
  features: string[]
}

const families: Family[] = [
  {
    name: 'fraunces',
    file: (range: string) => `@fontsource-variable/fraunces/files/fraunces-${range}-opsz-normal.woff2`,
    // One weight. The optical-size axis is kept because it shapes the headings.
    axes: { wght: 500, opsz: { min: 18, max: 72 } },
    features: ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark'],
  },
  {
    name: 'inter',
    file: (range: string) => `@fontsource-variable/inter/files/inter-${range}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 650 } },
    // Without contextual alternates (arrows from hyphens), which would add 4 KB to every first page load.
    features: ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark'],
  },
  {
    name: 'inter-italic',
    file: (range: string) => `@fontsource-variable/inter/files/inter-${range}-wght-italic.woff2`,
    axes: { wght: { min: 400, max: 650 } },
    features: ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark'],
  },
]

const subsets = [
  { name: 'core', range: 'latin', text: coreCharacters },
  { name: 'latin', range: 'latin', text: without(remainder, coreCharacters) },
  { name: 'ext', range: 'latin-ext', text: extended },
]

/** Writes the subset fonts that `src/ui/fonts.css` uses, unless they are up to date. */
export async function subsetFonts(): Promise<void> {
  const stamp = join(outputFolder, 'stamp')
  const expected = await fingerprint()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === expected) return
  await mkdir(outputFolder, { recursive: true })
  for (const family of families) {
    for (const subset of subsets) {
      const source = await readFile(require.resolve(family.file(subset.range)))
      const font = await subsetFont(source, subset.text, {
        targetFormat: 'woff2',
        variationAxes: family.axes,
        keepFeatures: family.features,
        noHinting: true,
      })
      // Renamed when complete: another build may be reading the file.
      const file = join(outputFolder, `${family.name}-${subset.name}.woff2`)
      await writeFile(`${file}.${process.pid}`, font)
      await rename(`${file}.${process.pid}`, file)
    }
  }
  await writeFile(stamp, expected)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(import.meta.filename))
  for (const name of ['@fontsource-variable/fraunces', '@fontsource-variable/inter', 'subset-font']) {
    hash.update(await readFile(require.resolve(`${name}/package.json`)))
  }
  return hash.digest('hex')
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

function without(text: string, excluded: string): string {
  return [...text].filter((character) => !excluded.includes(character)).join('')
}
