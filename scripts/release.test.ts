import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './prepare.mjs'
import { freePort } from './provision/free-port.ts'
import { buyCourse } from './provision/learner.ts'
import { productionPackages } from './release/production-packages.ts'

const UNPRIVILEGED_UID = 65534
const MAX_BYTES = 150e6

test('runs a release with only Node, as an unprivileged user in a read-only folder, and sells the course', {
  timeout: 300_000,
}, async ({ skip }) => {
  skip(process.platform !== 'linux', 'building a release requires GNU tar')
  const parent = mkdtempSync(join(tmpdir(), 'course-release-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  chmodSync(parent, 0o755)
  const root = release(parent)

  const files = globSync('**/*', { cwd: root }).map((name) => ({
    name,
    bytes: lstatSync(join(root, name)).size,
  }))
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_BYTES)
  const forDevelopment =
    /^(?!node_modules).*(\.ts$|\.test\.|\/testing\/)|^node_modules\/(vitest|vite|typescript)\//
  expect(files.filter(({ name }) => forDevelopment.test(name))).toEqual([])

  const { components } = JSON.parse(readFileSync(join(root, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string; version: string }[]
  }
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8')
  for (const file of globSync('node_modules/{*,@*/*}/package.json', { cwd: root })) {
    const { name, version } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>
    if (name!.startsWith('@course/')) continue
    expect(components, name).toContainEqual(expect.objectContaining({ name, version }))
    expect(notice).toContain(`${name} ${version} (`)
  }
  for (const name of ['react-dom', '@fontsource-variable/inter']) {
    expect(components).toContainEqual(expect.objectContaining({ name }))
    expect(notice).toContain(`${name} `)
  }
  expect(components.filter(({ name }) => ['vitest', 'vite', 'typescript'].includes(name))).toEqual([])

  const token = runScript(root, 'service-token', ['--hours', '2'], { JWT_SECRET: 'x'.repeat(40) })
  expect(token).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+\n$/)

  const site = await start(root, parent)
  const learner = await buyCourse(site.url, site.sandboxUrl, 'buyer@release.example')
  expect(await learner.readLesson()).toContain('<p>')
  expect((await fetch(site.url)).status).toBe(200)
  const size = Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)
  console.log(
    `release: ${size} MB, ready after ${site.seconds.toFixed(1)} s, ${site.residentMegabytes} MB resident`,
  )
  site.child.kill('SIGTERM')
  expect(await site.exited).toEqual([0, null])
})

test.runIf(process.env.TEST_ALL && process.platform === 'linux')(
  'two builds of the same sources in different folders are the same bytes',
  { timeout: 900_000 },
  () => {
    const parent = mkdtempSync(join(tmpdir(), 'course-reproduced-'))
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
    const copy = join(parent, 'elsewhere', 'copy')
    mkdirSync(copy, { recursive: true })
    const call = (program: string, args: string[], cwd: string) => {
      const { status, stdout, stderr } = spawnSync(program, args, {
        cwd,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      })
      expect(status, stderr).toBe(0)
      return stdout
    }
    const sources = call('git', ['ls-files', '--cached', '--others', '--exclude-standard'], ROOT)
    for (const file of sources.split('\n').filter((file) => file && existsSync(join(ROOT, file))))
      cpSync(join(ROOT, file), join(copy, file))
    // The time of the commit is part of the archive.
    call('cp', ['-a', join(ROOT, 'node_modules'), join(ROOT, '.git'), copy], ROOT)
    call(process.execPath, ['web/build.ts'], copy)
    for (const [root, out] of [
      [ROOT, join(parent, 'first')],
      [copy, join(parent, 'second')],
    ] as const)
      call(process.execPath, ['scripts/release.ts', `--out=${out}`], root)
    const checksum = (folder: string) => readFileSync(globSync(join(parent, folder, '*.sha256'))[0]!, 'utf8')
    expect(checksum('second')).toBe(checksum('first'))
  },
)

/** Builds and unpacks a release like an operator. */
function release(parent: string): string {
  const result = spawnSync(process.execPath, ['scripts/release.ts', `--out=${parent}`], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(result.stderr).toBe('')
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const name = `course-site-${version}`
  expect(spawnSync('sha256sum', ['--check', `${name}.tar.gz.sha256`], { cwd: parent }).status).toBe(0)
  expect(spawnSync('tar', ['-xzf', `${name}.tar.gz`], { cwd: parent }).status).toBe(0)
  const root = join(parent, name)
  // The unprivileged user cannot write to files of root. Other users remove their own write permission.
  if (process.getuid?.() !== 0) spawnSync('chmod', ['-R', 'a-w', root])
  onTestFinished(() => void spawnSync('chmod', ['-R', 'u+w', root]))
  return root
}

/** Runs a script of the release as npm would. */
function runScript(root: string, name: string, args: string[], env: Record<string, string>): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...words] = scripts[name]!.split(' ')
  const { stdout, stderr } = spawnSync(process.execPath, [...words, ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  return stdout + stderr
}

async function start(root: string, parent: string) {
  const DATA_DIR = join(parent, 'data')
  mkdirSync(DATA_DIR)
  const account = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID } : {}
  if (account.uid) chownSync(DATA_DIR, account.uid, account.gid)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const startedAt = performance.now()
  // Without PATH, so that neither npm nor any other program is found.
  const child = spawn(process.execPath, scripts.start.split(' ').slice(1), {
    cwd: root,
    env: { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Site:')) resolve()
    })
    exited.then(() => reject(new Error(`the release exited:\n${output}`)))
  })
  const seconds = (performance.now() - startedAt) / 1000
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return {
    child,
    exited,
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    seconds,
    residentMegabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
  }
}

test('includes exactly the production packages in a release, where Node finds them', () => {
  const packages = {
    server: { dependencies: { a: '1', ours: '1' } },
    contract: { dependencies: { c: '1' } },
    'node_modules/ours': { link: true, resolved: 'contract' },
    'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { missing: '1' } },
    'node_modules/a/node_modules/b': { peerDependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/tool': {},
  }
  expect(productionPackages({ packages }, ['server'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/ours',
  ])
  expect(() =>
    productionPackages({ packages: { server: { dependencies: { a: '1' } } } }, ['server']),
  ).toThrow('server needs a')
})

test('has the same version in package, lock file, changelog and upgrade guide', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string
    packages: Record<string, { version: string }>
  }
  expect([lock.version, lock.packages['']!.version]).toEqual([version, version])
  const released = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\] - \d{4}-\d\d-\d\d$/gm)]
  expect(released[0]?.[1]).toBe(version)
  const guide = read('docs/upgrading.md')
  const versions = [...guide.matchAll(/(?:course-site-|\bv)(\d+\.\d+\.\d+)/g)].map(([, name]) => name)
  expect(new Set(versions)).toEqual(new Set([version]))
  expect(/^### (\d.+)$/m.exec(guide)?.[1]).toBe(version)
})
