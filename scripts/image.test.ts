import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './launch/paths.mjs'
import { SERVER_FLAGS } from './launch/server-flags.mjs'
import { freePort } from './provision/free-port.ts'
import { buyCourse } from './provision/learner.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const dockerfile = read('Dockerfile').replaceAll(/\\\n/g, ' ')
const lines = (word: string) =>
  [...dockerfile.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest]) => rest!)

test('the image is built from files that exist and knows every workspace', () => {
  const copied = lines('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1))
  expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  expect(copied.filter((file) => file.includes('/'))).toEqual(
    workspaces.map((name) => `${name}/package.json`).sort(),
  )
})

test('the image runs the site as the release does, as an ordinary user, and says whether it lives', () => {
  const run = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(run).toContain(
    `CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'server/src/main.ts']).replaceAll(',', ', ')}`,
  )
  expect(run).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(run).toMatch(/^HEALTHCHECK .*\/healthz/m)
  expect(run).not.toMatch(/npm (ci|install)/)
  const { optionalDependencies } = JSON.parse(read('toolchain/package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const major = Object.values(optionalDependencies)[0]!.split('.')[0]
  expect(lines('ARG')[0]).toBe(`NODE_IMAGE=docker.io/library/node:${major}-slim`)
})

test('what is ignored in the repository, and the secrets of a site, never reach the image', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const name of ['.git', 'course.env', '**/node_modules', '**/data']) expect(ignored).toContain(name)
})

test('the composition is plain YAML, sets only what the site reads, and mounts what is there', () => {
  const compose = read('compose.yaml')
  for (const line of compose.split('\n')) {
    expect(line).toMatch(/^( {2})*(#.*|- \S.*|[\w-]+:( \S.*)?)?$/)
  }
  const site = /^ {2}site:\n(.*?)^ {2}\w+:/ms.exec(compose)![1]!
  const known = [...read('deploy/course.env').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!)
  const set = [...site.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name!)
  expect(set.length).toBeGreaterThan(4)
  expect(set.filter((name) => !known.includes(name))).toEqual([])
  expect(site).toMatch(/^ {4}read_only: true$/m)
  expect(site).toMatch(/^ {4}cap_drop:\n {6}- ALL$/m)
  const mounted = [...compose.matchAll(/- (\.\/[^:]+):/g)].map(([, path]) => path!)
  expect(mounted).not.toEqual([])
  expect(mounted.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  const proxy = /^ {2}proxy:\n(.*)/ms.exec(compose)![1]!
  for (const [, name] of proxy.matchAll(/^ {6}(SITE_\w+): /gm)) {
    expect(read('deploy/Caddyfile')).toContain(`{$${name}:`)
  }
})

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)

test.runIf(engine)(
  'the image sells the course, with nothing to write to but its data',
  { timeout: 900_000 },
  async ({ skip }) => {
    const call = (...args: string[]) => spawnSync(engine!, args, { cwd: ROOT, encoding: 'utf8' })
    const base = /=(.*)/.exec(lines('ARG')[0]!)![1]!
    skip(call('pull', base).status !== 0, `${base} cannot be fetched`)
    const tag = 'course-site:of-the-tests'
    const built = call('build', '--tag', tag, '.')
    expect(built.status, built.stderr).toBe(0)

    const [port, sandboxPort] = [await freePort(), await freePort()]
    const container = call(
      ...['run', '--detach', '--rm', '--network=host', '--read-only', '--tmpfs=/tmp', '--cap-drop=ALL'],
      ...['--security-opt=no-new-privileges', '--env=NODE_ENV=development', '--env=HOST=127.0.0.1'],
      ...[`--env=PORT=${port}`, `--env=SANDBOX_PORT=${sandboxPort}`, tag],
    ).stdout.trim()
    onTestFinished(() => void call('rm', '--force', '--volumes', container))
    const url = `http://127.0.0.1:${port}`
    while (
      !(await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await wait(100)
    const learner = await buyCourse(url, `http://127.0.0.1:${sandboxPort}`, 'buyer@image.example')
    expect(await learner.readLesson()).toContain('<p>')
  },
)
