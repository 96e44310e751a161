import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isInstalled, ROOT } from './prepare.mjs'
import { freePort } from './provision/free-port.ts'
import { launch } from './testing/launch.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const root = JSON.parse(read('package.json'))
const toolchain = JSON.parse(read('toolchain/package.json'))

const DOCUMENTS = globSync(['*.md', 'docs/*.md', '{bench,sandbox,content,web,server,e2e}/README.md'], {
  cwd: ROOT,
})

const SOURCES = globSync(
  ['*.ts', '{bench,content,contract,deploy,e2e,sandbox,scripts,server,web}/**/*.{ts,tsx,mjs}'],
  { cwd: ROOT, exclude: (path) => path.endsWith('node_modules') || path.endsWith('build') },
)

describe.each(DOCUMENTS)('%s', (document) => {
  const commands = commandsIn(read(document))

  test('mentions only existing commands', () => {
    expect(commands.filter((command) => !exists(command))).toEqual([])
  })

  test('links only to existing files', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, path]) => path!)
    expect(links.filter((path) => !existsSync(join(ROOT, document, '..', path)))).toEqual([])
  })

  test('mentions only existing source files', () => {
    const names = [...read(document).matchAll(/`([\w@./-]+\.(?:tsx?|mjs))`/g)].map(([, name]) => name!)
    const exists = (name: string) => SOURCES.some((file) => `/${file}`.endsWith(`/${name}`))
    expect(names.filter((name) => !exists(name))).toEqual([])
  })

  test('mentions only the Node versions that the launcher supports', () => {
    const { pinned, minimum, begin } = nodeVersions()
    const known = (version: string) => [pinned, minimum].some((full) => `${full}.`.startsWith(`${version}.`))
    expect(versionsIn(read(document)).filter((version) => !known(version) && version !== begin)).toEqual([])
  })
})

test('every script of package.json starts the launcher, with an existing file', () => {
  for (const command of Object.values<string>(root.scripts)) {
    const [, file] =
      /^node scripts\/launch\.mjs(?: --web(?:=any)?)?(?: --max-semi-space-size=4)?(?: ([^\s-]\S*)( .*)?)?$/.exec(
        command,
      ) ?? []
    expect(file === undefined ? command : existsSync(join(ROOT, file)), command).toBeTruthy()
    if (file === undefined) expect(command).toBe('node scripts/launch.mjs --web')
  }
})

test('pins one version of Node for every platform, with matching types', () => {
  const pinned = new Set(Object.values(toolchain.optionalDependencies))
  expect(pinned.size).toBe(1)
  const { pinned: version } = nodeVersions()
  expect(root.devDependencies['@types/node'].split('.')[0]).toBe(version.split('.')[0])
  const lock = JSON.parse(read('toolchain/package-lock.json'))
  for (const name of Object.keys(toolchain.optionalDependencies)) {
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.any(String) })
  }
})

test.each([
  ['start', 'Site:'],
  ['dev', 'Watching for changes'],
])(
  'npm run %s serves the site and stops on SIGTERM',
  async (task, ready) => {
    // Otherwise the launcher would reinstall the packages during this test.
    expect(isInstalled()).toBe(true)
    const [port, sandboxPort] = [await freePort(), await freePort()]
    const dataDir = mkdtempSync(join(tmpdir(), 'course-readme-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const settings = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir }
    const running = launch(ROOT, [task], settings)
    await running.waitForOutput(ready)
    await expectProductionPages(`http://127.0.0.1:${port}`)
    running.child.kill('SIGTERM')
    expect(await running.code).toBe(0)
  },
  120_000,
)

/** Checks what must be the same in production and development. */
async function expectProductionPages(url: string): Promise<void> {
  const read = (path: string) => fetch(url + path, { headers: { accept: 'text/html' } })
  const front = await read('/')
  expect(await front.text()).toMatch(/<title>.+<\/title>.*<div id="root" data-prerendered>.*<h1/s)
  expect((await read('/nowhere')).status).toBe(404)
  expect(await (await read('/manifest.webmanifest')).json()).toMatchObject({ start_url: '/welcome' })

  const lesson = await read('/lesson-1')
  expect(await lesson.text()).toMatch(/<div id="root">./)
  for (const { headers } of [front, lesson]) {
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  }
}

/** Lines of the shell blocks, without comments and leading environment variables. */
function commandsIn(text: string): string[] {
  return [...text.matchAll(/```(?:sh|bash|console)\n(.*?)```/gs)]
    .flatMap(([, block]) => block!.replaceAll('\\\n', ' ').split('\n'))
    .map((line) =>
      line
        .replace(/\s+#.*$|^#.*$|^\$ /, '')
        .replace(/^(?:[A-Z_]+=(?:'[^']*'|"[^"]*"|\S)*\s+)+/, '')
        .trim(),
    )
    .filter(Boolean)
}

function exists(command: string): boolean {
  const [program, first, second] = command.split(/\s+/)
  if (program === 'npm' && first === 'run') return second! in root.scripts
  if (program === 'npm') return first! in root.scripts || first === 'ci'
  if (program === 'node') return existsSync(join(ROOT, first!))
  if (program === 'npx') return existsSync(join(ROOT, 'node_modules/.bin', first!))
  // System tools in guides for operators.
  return ['cd', 'git', 'curl', 'cp', 'sudo', 'systemctl', 'sqlite3', 'psql', 'pg_dump', 'docker'].includes(
    program!,
  )
}

function nodeVersions(): { pinned: string; minimum: string; begin: string } {
  const [pinned] = Object.values<string>(toolchain.optionalDependencies)
  return {
    pinned: pinned!,
    minimum: JSON.parse(read('server/package.json')).engines.node.replace('>=', ''),
    begin: root.engines.node.replace('>=', ''),
  }
}

/** Node versions in a text: `Node ≥ 24.15`, `Node from version 20`, `older than 24.15`. */
function versionsIn(text: string): string[] {
  return [...text.matchAll(/\b(?:Node(?:\.js)?|older than|newer than)[^\d.\n|]{0,24}(\d{2}(?:\.\d+)*)/g)].map(
    ([, version]) => version!,
  )
}
