import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './launch/paths.mjs'
import { SERVER_FLAGS } from './launch/server-flags.mjs'

const HOOK = ['server/strip-types.mjs', 'server/stripped-once.mjs']
const CACHE = '.cache/stripped'

/** Creates a folder like that of the site, with a module that prints a word from another one. */
function createProgram() {
  const root = mkdtempSync(join(tmpdir(), 'course-types-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'server/src'), { recursive: true })
  for (const file of HOOK) cpSync(join(ROOT, file), join(root, file))
  return {
    root,
    write(word: string) {
      writeFileSync(join(root, 'server/say.ts'), "import { word } from './src/word.ts'\nconsole.log(word)\n")
      writeFileSync(join(root, 'server/src/word.ts'), `export const word: string = '${word}'\n`)
    },
    run() {
      const { stdout, stderr } = spawnSync(process.execPath, [...SERVER_FLAGS, 'server/say.ts'], {
        cwd: root,
        encoding: 'utf8',
      })
      return { stdout, stderr }
    },
    cachedFiles: () => readdirSync(join(root, CACHE)),
  }
}

test('strips types once, and again after an edit', () => {
  const { write, run, cachedFiles } = createProgram()
  write('first')
  expect(run()).toEqual({ stdout: 'first\n', stderr: '' })
  expect(run()).toEqual({ stdout: 'first\n', stderr: '' })
  expect(cachedFiles()).toHaveLength(2)
  write('second')
  expect(run()).toEqual({ stdout: 'second\n', stderr: '' })
  expect(cachedFiles()).toHaveLength(3)
  expect(cachedFiles().filter((name) => !name.endsWith('.js'))).toEqual([])
})

test('finds ES and CommonJS packages, and reports a missing one', () => {
  const { root, run } = createProgram()
  const add = (name: string, files: Record<string, string>) => {
    mkdirSync(join(root, 'node_modules', name), { recursive: true })
    for (const [file, text] of Object.entries(files))
      writeFileSync(join(root, 'node_modules', name, file), text)
  }
  add('modern', {
    'package.json': '{ "type": "module", "exports": "./index.js" }',
    'index.js': "export { word } from './word.js'\n",
    'word.js': "export const word = 'modern'\n",
  })
  add('common', {
    'package.json': '{ "main": "index.js" }',
    'index.js': "exports.word = require('./word.js')\n",
    'word.js': "module.exports = 'common'\n",
  })
  const say = join(root, 'server/say.ts')
  writeFileSync(
    say,
    "import common from 'common'\nimport { word } from 'modern'\nconsole.log(word, common.word)\n",
  )
  expect(run()).toEqual({ stdout: 'modern common\n', stderr: '' })
  writeFileSync(say, "import './missing.js'\n")
  expect(run().stderr).toContain('missing.js')
})

test('runs without a cache if nothing can be written', () => {
  const { root, write, run } = createProgram()
  writeFileSync(join(root, '.cache'), 'in the way')
  write('without cache')
  expect(run()).toEqual({ stdout: 'without cache\n', stderr: '' })
  expect(existsSync(join(root, CACHE))).toBe(false)
})
