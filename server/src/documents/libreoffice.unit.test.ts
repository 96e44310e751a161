import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { isSameResult, readWorkbook } from '../testing/workbook.ts'
import { makeDocument } from './make-document.ts'
import { toolkitFiles } from './toolkit-files.ts'

const isInstalled = spawnSync('soffice', ['--version']).status === 0

test('LibreOffice computes in every workbook what the formulas of the course compute, and sees a wrong one', {
  timeout: 240_000,
}, async ({ skip }) => {
  skip(!isInstalled, 'LibreOffice is not installed; on Debian: apt-get install libreoffice-calc')
  const names = toolkitFiles.filter(({ file }) => file.format === 'xlsx').map(({ name }) => name)
  const files = new Map<string, Uint8Array>()
  for (const name of names) files.set(name, await makeDocument({ kind: 'toolkit', name }))
  const chain = files.get('icm-01-benefit-chain-larkmoor.xlsx')!
  const wrong = changeSheets(chain, (xml) => xml.replace('promise*share_today', 'promise*share_today*2'))

  const computed = await recompute(new Map([...files, ['wrong.xlsx', wrong]]))
  for (const [name, file] of files) expect(differences(file, computed(name)), name).toEqual([])
  expect(differences(chain, computed('wrong.xlsx')).length).toBeGreaterThan(0)
})

function differences(written: Uint8Array, computed: Uint8Array): string[] {
  const there = readWorkbook(computed).sheets
  return readWorkbook(written).sheets.flatMap(({ name, cells }, index) =>
    [...cells].flatMap(([at, { formula, value }]) => {
      if (formula === undefined) return []
      const got = there[index]?.cells.get(at)?.value ?? ''
      return isSameResult(value, got) ? [] : [`${name} ${at}: ${formula} is ${got}, written ${value}`]
    }),
  )
}

/** What LibreOffice makes of these workbooks. The results in them are taken out first, so that it has to compute. */
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
  const convert = ['--headless', '--convert-to', 'xlsx', '--outdir', results]
  await promisify(execFile)('soffice', [
    profile,
    ...convert,
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
