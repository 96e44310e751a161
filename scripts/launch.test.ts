import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './prepare.mjs'
import { type Launch, launch } from './testing/launch.ts'

test('installs, builds and runs a fresh clone; the second start only runs', async () => {
  const clone = createClone()
  const first = launch(clone, ['start', '--color', 'two words'])
  await first.waitForOutput('serving')
  expect(first.output()).toMatch(/^Installing packages.*\nBuilding the web pages/)
  expect(first.output()).toContain('serving ["--color","two words"]')
  first.child.kill('SIGTERM')
  expect(await first.code).toBe(0)
  expect(first.output()).toContain('stopped cleanly')

  const second = launch(clone, ['start'])
  await second.waitForOutput('serving')
  expect(second.output()).not.toMatch(/Installing|Building/)
})

test('rebuilds only what changed', async () => {
  const clone = createClone()
  await finish(launch(clone, ['start']))
  writeFileSync(join(clone, 'content/site/words.ts'), 'export const title = "another"')
  const again = launch(clone, ['start'])
  await finish(again)
  expect(again.output()).toMatch(/^Building the web pages/)
  expect(countBuilds(clone)).toBe(2)
})

test('installs and builds once for two concurrent launches', async () => {
  const clone = createClone()
  const both = [launch(clone, ['start']), launch(clone, ['start'])]
  await Promise.all(both.map((one) => one.waitForOutput('serving')))
  expect(countBuilds(clone)).toBe(1)
  expect(both.map((one) => one.output()).join('')).toContain('Waiting for process')
  await Promise.all(both.map(finish))
  expect(listLocks(clone)).toEqual([])
})

test('ignores the lock of a killed launch', async () => {
  const clone = createClone()
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(gone, 'exit')
  mkdirSync(join(clone, '.cache'))
  writeFileSync(join(clone, '.cache/launch.lock'), `${gone.pid}`)
  await launch(clone, ['start']).waitForOutput('serving')
})

test('reports a failed install with advice and does not mark it as installed', async () => {
  const clone = createClone()
  const lock = join(clone, 'package-lock.json')
  const good = readFileSync(lock, 'utf8')
  writeFileSync(lock, good.replaceAll('"part"', '"other"'))
  const failed = launch(clone, ['start'])
  expect(await failed.code).toBe(1)
  expect(failed.output()).toContain('npm could not install packages')
  expect(failed.output()).toContain('Check the network connection')
  expect(listLocks(clone)).toEqual([])

  writeFileSync(lock, good)
  await launch(clone, ['start']).waitForOutput('serving')
})

test('shows the message of a failed build and retries it', async () => {
  const clone = createClone()
  writeFileSync(join(clone, 'web/build.ts'), 'throw new Error("no such color")')
  for (const _attempt of [1, 2]) {
    const failed = launch(clone, ['start'])
    expect(await failed.code).toBe(1)
    expect(failed.output()).toContain('no such color')
  }
})

test('only prepares for a task without a script', async () => {
  const clone = createClone()
  const built = launch(clone, ['build'])
  expect(await built.code).toBe(0)
  expect(built.output()).toContain('Building the web pages')
  expect(countBuilds(clone)).toBe(1)
})

test('passes exit codes through', async () => {
  const failed = launch(createClone(), ['start', 'exit', '7'])
  expect(await failed.code).toBe(7)
})

test('stops the site when the launcher is killed', async () => {
  const killed = launch(createClone(), ['start'])
  await killed.waitForOutput('serving')
  killed.child.kill('SIGKILL')
  await killed.waitForOutput('stopped cleanly')
})

test('stops the site when npm is killed, although the shell that npm has started is still there', async () => {
  const clone = createClone()
  const shell = `const { spawn } = require('node:child_process')
    spawn('sh', ['-c', '"$0" "$@"; exit $?', process.execPath, ...process.argv.slice(1)], { stdio: 'inherit' })`
  const npm = spawn(
    process.execPath,
    ['-e', shell, join(clone, 'scripts/launch.mjs'), 'server/src/main.ts'],
    {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 60_000 }).toContain('serving')
  npm.kill('SIGKILL')
  await expect.poll(() => output).toContain('stopped cleanly')
})

test('says which Node is required if it is newer and cannot be installed', async () => {
  const clone = createClone()
  writeFileSync(join(clone, 'server/package.json'), '{ "engines": { "node": ">=99.1.0" } }')
  writeFileSync(join(clone, 'toolchain/package.json'), '{ "optionalDependencies": {} }')
  const failed = launch(clone, ['start'])
  expect(await failed.code).toBe(1)
  expect(failed.output()).toContain('the site needs Node 99.1.0 or newer')
})

/** A minimal repository with the launcher that installs without a network, in a folder with a space in its name. */
function createClone(): string {
  const parent = mkdtempSync(join(tmpdir(), 'course launch '))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const clone = join(parent, 'a clone')
  const file = (path: string, content: string | object) => {
    mkdirSync(join(clone, path, '..'), { recursive: true })
    writeFileSync(join(clone, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  for (const part of [
    'scripts/launch.mjs',
    'scripts/prepare.mjs',
    'server/package.json',
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
     process.once('SIGTERM', () => { clearInterval(work); console.log('stopped cleanly') })
     console.log('serving ' + JSON.stringify(args))`,
  )
  return clone
}

function listLocks(clone: string): string[] {
  return readdirSync(join(clone, '.cache')).filter((name) => name.includes('.lock'))
}

function countBuilds(clone: string): number {
  return readFileSync(join(clone, 'web/build/times'), 'utf8').length
}

async function finish(running: Launch): Promise<void> {
  await running.waitForOutput('serving')
  running.child.kill('SIGTERM')
  expect(await running.code).toBe(0)
}
