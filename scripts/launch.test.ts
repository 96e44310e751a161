import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAtLeast } from './launch/node.mjs'
import { ROOT } from './launch/paths.mjs'
import { type Launch, launch } from './testing/launch.ts'

test('a bare clone installs, builds and runs; the second start only runs', async () => {
  const clone = bareClone()
  const first = launch(clone, ['start', '--colour', 'two words'])
  await first.says('serving')
  expect(first.output()).toContain('[1/2] Installing packages …')
  expect(first.output()).toContain('[2/2] Building the web pages …')
  expect(first.output()).toContain('serving ["--colour","two words"]')
  first.child.kill('SIGTERM')
  expect(await first.code).toBe(0)
  expect(first.output()).toContain('stopped in order')

  const second = launch(clone, ['start'])
  await second.says('serving')
  expect(second.output()).not.toContain('[1/')
})

test('what changed is built again, and only that', async () => {
  const clone = bareClone()
  await finish(launch(clone, ['start']))
  writeFileSync(join(clone, 'content/site/words.ts'), 'export const title = "another"')
  const again = launch(clone, ['start'])
  await finish(again)
  expect(again.output()).toContain('[1/1] Building the web pages …')
  expect(timesBuilt(clone)).toBe(2)
})

test('of two launches at once only one installs and builds', async () => {
  const clone = bareClone()
  const both = [launch(clone, ['start']), launch(clone, ['start'])]
  await Promise.all(both.map((one) => one.says('serving')))
  expect(timesBuilt(clone)).toBe(1)
  expect(both.map((one) => one.output()).join('')).toContain('waiting for another launch')
  await Promise.all(both.map(finish))
  expect(locksIn(clone)).toEqual([])
})

test('a lock that a killed launch left is no obstacle', async () => {
  const clone = bareClone()
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(gone, 'exit')
  mkdirSync(join(clone, '.cache'))
  writeFileSync(join(clone, '.cache/install-packages.lock'), `${gone.pid} 1`)
  await launch(clone, ['start']).says('serving')
})

test('a failed install says what failed and what to do, and leaves nothing that looks installed', async () => {
  const clone = bareClone()
  const lock = join(clone, 'package-lock.json')
  const good = readFileSync(lock, 'utf8')
  writeFileSync(lock, good.replaceAll('"part"', '"other"'))
  const failed = launch(clone, ['start'])
  expect(await failed.code).toBe(1)
  expect(failed.output()).toContain('npm could not install the packages')
  expect(failed.output()).toContain('What to do: ')
  expect(locksIn(clone)).toEqual([])

  writeFileSync(lock, good)
  await launch(clone, ['start']).says('serving')
})

test('a failed build shows its message and is tried again', async () => {
  const clone = bareClone()
  writeFileSync(join(clone, 'web/build.ts'), 'throw new Error("no such colour")')
  for (const _attempt of [1, 2]) {
    const failed = launch(clone, ['start'])
    expect(await failed.code).toBe(1)
    expect(failed.output()).toContain('no such colour')
  }
})

test('a task without a script of its own only prepares', async () => {
  const clone = bareClone()
  const built = launch(clone, ['build'])
  expect(await built.code).toBe(0)
  expect(built.output()).toContain('[2/2] Building the web pages …')
  expect(timesBuilt(clone)).toBe(1)
})

test('exit codes pass through', async () => {
  const failed = launch(bareClone(), ['start', 'exit', '7'])
  expect(await failed.code).toBe(7)
})

test('the site does not outlive a launcher that was killed', async () => {
  const killed = launch(bareClone(), ['start'])
  await killed.says('serving')
  killed.child.kill('SIGKILL')
  await killed.says('stopped in order')
})

test('an unknown task names the known ones', async () => {
  const confused = launch(bareClone(), ['stort'])
  expect(await confused.code).toBe(1)
  expect(confused.output()).toContain('There is no task "stort"')
  expect(confused.output()).toContain('npm run start')
})

test('versions are compared by number', () => {
  expect(isAtLeast('24.15.0', '24.15.0')).toBe(true)
  expect(isAtLeast('24.9.1', '24.15.0')).toBe(false)
  expect(isAtLeast('26.0.0-nightly', '24.15.0')).toBe(true)
  expect(isAtLeast('20.20.2', '24.15.0')).toBe(false)
})

/** The launcher in a repository that is small enough to install without a network, in a folder with a space. */
function bareClone(): string {
  const parent = mkdtempSync(join(tmpdir(), 'course launch '))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const clone = join(parent, 'a clone')
  const file = (path: string, content: string | object) => {
    mkdirSync(join(clone, path, '..'), { recursive: true })
    writeFileSync(join(clone, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  for (const part of [
    'scripts/launch.mjs',
    'scripts/launch',
    'server/strip-types.mjs',
    'server/stripped-once.mjs',
    'toolchain/package.json',
  ]) {
    cpSync(join(ROOT, part), join(clone, part), { recursive: true })
  }
  const root = { name: 'clone', version: '1.0.0', workspaces: ['part'], engines: { node: '>=20' } }
  const part = { name: 'part', version: '1.0.0' }
  file('package.json', { ...root, type: 'module' })
  file('part/package.json', part)
  file('package-lock.json', {
    ...{ name: 'clone', version: '1.0.0', lockfileVersion: 3, requires: true },
    packages: { '': root, 'node_modules/part': { resolved: 'part', link: true }, part: { version: '1.0.0' } },
  })
  file('contract/src/rules.ts', '')
  file('content/site/words.ts', '')
  file('content/plan/words.ts', '')
  file(
    'web/build.ts',
    `import { appendFileSync, mkdirSync } from 'node:fs'
     mkdirSync('web/build', { recursive: true })
     appendFileSync('web/build/times', 'x')`,
  )
  file(
    'server/src/main.ts',
    `const args: string[] = process.argv.slice(2)
     if (args[0] === 'exit') process.exit(Number(args[1]))
     const work = setInterval(() => {}, 1000)
     process.once('SIGTERM', () => { clearInterval(work); console.log('stopped in order') })
     console.log('serving ' + JSON.stringify(args))`,
  )
  return clone
}

function locksIn(clone: string): string[] {
  return readdirSync(join(clone, '.cache')).filter((name) => name.includes('.lock'))
}

function timesBuilt(clone: string): number {
  return readFileSync(join(clone, 'web/build/times'), 'utf8').length
}

async function finish(running: Launch): Promise<void> {
  await running.says('serving')
  running.child.kill('SIGTERM')
  expect(await running.code).toBe(0)
}
