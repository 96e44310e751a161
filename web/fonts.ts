import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const outputFolder = join(import.meta.dirname, 'build', 'fonts')

/** What English copy needs. The files with these are preloaded, so every glyph costs first-view bytes. */
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
    // One weight, and the optical sizes that headings have: the size axis is what gives them their character.
    axes: { wght: 500, opsz: { min: 18, max: 72 } },
    features: ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark'],
  },
  {
    name: 'inter',
    file: (range: string) => `@fontsource-variable/inter/files/inter-${range}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 650 } },
    // Without contextual alternates, which make arrows of hyphens: 4 KB of every first view.
    features: ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark'],
  },
  {
    name: 'inter-italic',
    file: (range: string) => `@fontsource-variable/inter/files/inter-${range}-wght-italic.woff2`,
    axes: { wght: { min: 400, max: 650 } },
    features: ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark'],
  },
]

const cuts = [
  { name: 'core', range: 'latin', text: coreCharacters },
  { name: 'latin', range: 'latin', text: without(remainder, coreCharacters) },
  { name: 'ext', range: 'latin-ext', text: extended },
]

/** Writes the subset fonts that `src/ui/fonts.css` names, unless the very same ones are already there. */
export async function subsetFonts(): Promise<void> {
  const stamp = join(outputFolder, 'stamp')
  const wanted = await fingerprint()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  await mkdir(outputFolder, { recursive: true })
  for (const family of families) {
    for (const cut of cuts) {
      const source = await readFile(require.resolve(family.file(cut.range)))
      const font = await subsetFont(source, cut.text, {
        targetFormat: 'woff2',
        variationAxes: family.axes,
        keepFeatures: family.features,
        noHinting: true,
      })
      // Put in place whole: another build may be reading.
      const file = join(outputFolder, `${family.name}-${cut.name}.woff2`)
      await writeFile(`${file}.${process.pid}`, font)
      await rename(`${file}.${process.pid}`, file)
    }
  }
  await writeFile(stamp, wanted)
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

function without(text: string, taken: string): string {
  return [...text].filter((character) => !taken.includes(character)).join('')
}
