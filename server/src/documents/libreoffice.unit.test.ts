import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { isSameResult, parseWorkbook } from '../testing/workbook.ts'
import { makeDocument } from './make-document.ts'
import { toolkitFiles } from './toolkit-files.ts'

const isInstalled = spawnSync('soffice', ['--version']).status === 0

test('LibreOffice computes the same results as the course in every workbook, and detects a wrong formula', {
  timeout: 240_000,
}, async ({ skip }) => {
  skip(!isInstalled, 'LibreOffice is not installed; on Debian: apt-get install libreoffice-calc')
  const names = toolkitFiles.filter(({ file }) => file.format === 'xlsx').map(({ name }) => name)
  const files = new Map<string, Uint8Array>()
  for (const name of names)
    files.set(
      name,
      await makeDocument({ kind: 'toolkit', name, names: toolkitFiles.map((file) => file.name) }),
    )
  const chain = files.get('icm-01-benefit-chain-larkmoor.xlsx')!
  const wrong = changeSheets(chain, (xml) => xml.replace('promise*share_today', 'promise*share_today*2'))

  const computed = await recompute(new Map([...files, ['wrong.xlsx', wrong]]))
  for (const [name, file] of files) expect(differences(file, computed(name)), name).toEqual([])
  expect(differences(chain, computed('wrong.xlsx')).length).toBeGreaterThan(0)
})

function differences(written: Uint8Array, computed: Uint8Array): string[] {
  const computedSheets = parseWorkbook(computed).sheets
  return parseWorkbook(written).sheets.flatMap(({ name, cells }, index) =>
    [...cells].flatMap(([cellName, { formula, value }]) => {
      if (formula === undefined) return []
      const actual = computedSheets[index]?.cells.get(cellName)?.value ?? ''
      return isSameResult(value, actual)
        ? []
        : [`${name} ${cellName}: ${formula} is ${actual}, written ${value}`]
    }),
  )
}

/** Recalculates workbooks in LibreOffice. Stored results are removed first, so that it has to compute them. */
async function recompute(files: ReadonlyMap<string, Uint8Array>): Promise<(name: string) => Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'course-libreoffice-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, file] of files)
    writeFileSync(
      join(folder, name),
      changeSheets(file, (xml) => xml.replace(/(<\/f>)<v>[^<]*<\/v>/g, '$1')),
    )
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
  const results = join(folder, 'results')
  const convertOptions = ['--headless', '--convert-to', 'xlsx', '--outdir', results]
  await promisify(execFile)('soffice', [
    profile,
    ...convertOptions,
    ...[...files.keys()].map((name) => join(folder, name)),
  ])
  return (name) => readFileSync(join(results, name))
}

function changeSheets(file: Uint8Array, change: (xml: string) => string): Uint8Array {
  const parts = Object.entries(unzipSync(file)).map(([path, part]) =>
    /^xl\/worksheets\//.test(path) ? [path, strToU8(change(strFromU8(part)))] : [path, part],
  )
  return zipSync(Object.fromEntries(parts))
}
