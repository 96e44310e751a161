import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './prepare.mjs'
import { containerEngine } from './provision/container-engine.ts'
import { freePort } from './provision/free-port.ts'
import { buyCourse, signIn } from './provision/learner.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const dockerfile = read('Dockerfile').replaceAll(/\\\n/g, ' ')
const instructions = (keyword: string) =>
  [...dockerfile.matchAll(new RegExp(`^${keyword} (.*)$`, 'gm'))].map(([, rest]) => rest!)

test('builds the image from existing files and includes every workspace', () => {
  const copied = instructions('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1))
  expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  expect(copied.filter((file) => file.includes('/'))).toEqual(
    workspaces.map((name) => `${name}/package.json`).sort(),
  )
})

test('runs the site in the image like a release, as a non-root user, with a health check', () => {
  const run = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(run).toContain('CMD ["node", "server/src/main.js"]')
  expect(run).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(run).toMatch(/^HEALTHCHECK .*\/healthz/m)
  expect(run).not.toMatch(/npm (ci|install)/)
  const { optionalDependencies } = JSON.parse(read('toolchain/package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const major = Object.values(optionalDependencies)[0]!.split('.')[0]
  expect(instructions('ARG')[0]).toBe(`NODE_IMAGE=docker.io/library/node:${major}-slim`)
})

test('keeps ignored files and secrets out of the image', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const name of ['.git', 'course.env', '**/node_modules', '**/data']) expect(ignored).toContain(name)
})

test('has a valid compose.yaml with known settings and existing mounts', () => {
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

const engine = containerEngine()
const call = (...args: string[]) =>
  spawnSync(engine!.name, args, { cwd: ROOT, encoding: 'utf8', env: engine!.env })
const callSuccessfully = (...args: string[]) => {
  const { status, stdout, stderr } = call(...args)
  expect(status, stderr).toBe(0)
  return stdout.trim()
}

test('sells the course in the image with a read-only file system except for its data', {
  timeout: 900_000,
}, async ({ skip }) => {
  skip(!engine, 'neither Docker nor podman is installed; npm run test:image installs podman')
  const base = process.env.NODE_IMAGE
  skip(!base, 'npm run test:image provides the base image')
  const image = build(base!)
  const container = await start(image)
  const residentAtFirst = container.residentMegabytes()
  const learner = await buyCourse(container.url, container.sandboxUrl, 'buyer@image.example')
  expect(await learner.readLesson()).toContain('<p>')

  const inside = (...args: string[]) => call('exec', container.id, ...args)
  expect(inside('node', '-e', 'require("fs").writeFileSync("/app/x", "")').stderr).toContain('EROFS')
  expect(inside('node', '-p', 'process.getuid()').stdout.trim()).toBe('10001')
  const [, ...healthcheck] = JSON.parse(
    callSuccessfully('inspect', '--format={{json .Config.Healthcheck.Test}}', container.id),
  ) as string[]
  expect(inside(...healthcheck)).toMatchObject({ status: 0 })
  expect(inside('node', '--run', 'backup', '--', '/data/backup').stdout).toContain('is complete')
  console.log(
    `image: ${Math.round(Number(callSuccessfully('inspect', '--format={{.Size}}', image)) / 1e6)} MB, ready after ${container.seconds.toFixed(1)} s, ${residentAtFirst} MB resident then and ${container.residentMegabytes()} MB after a purchase`,
  )

  callSuccessfully('stop', container.id)
  expect(callSuccessfully('inspect', '--format={{.State.ExitCode}}', container.id)).toBe('0')
  callSuccessfully('start', container.id)
  await waitUntilReady(container.url)
  const again = await signIn(container.url, learner.email, learner.password)
  expect(await again.readLesson()).toContain('<p>')
})

/** Builds the image like an operator, with the npm settings of this machine as a build secret. */
function build(base: string): string {
  const tag = 'localhost/course-site:test'
  const settings = join(homedir(), '.npmrc')
  const before = performance.now()
  onTestFinished(() => void call('rmi', '--force', tag))
  callSuccessfully(
    ...['build', '--network=host', `--build-arg=NODE_IMAGE=${base}`, `--tag=${tag}`],
    ...(existsSync(settings) ? [`--secret=id=npmrc,src=${settings}`] : []),
    ...engine!.build,
    '.',
  )
  console.log(`image: built in ${Math.round((performance.now() - before) / 1000)} s`)
  return tag
}

async function start(image: string) {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const before = performance.now()
  const id = callSuccessfully(
    ...['run', '--detach', '--network=host', '--read-only', '--tmpfs=/tmp', '--cap-drop=ALL'],
    ...['--security-opt=no-new-privileges', '--env=NODE_ENV=development', '--env=HOST=127.0.0.1'],
    ...engine!.run,
    ...[`--env=PORT=${port}`, `--env=SANDBOX_PORT=${sandboxPort}`, image],
  )
  onTestFinished(() => void call('rm', '--force', '--volumes', id))
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url)
  return {
    id,
    url,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    seconds: (performance.now() - before) / 1000,
    residentMegabytes() {
      const process = callSuccessfully('inspect', '--format={{.State.Pid}}', id)
      const status = readFileSync(`/proc/${process}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000)
    },
  }
}

async function waitUntilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await wait(50)
}
