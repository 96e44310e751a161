import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './prepare.mjs'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test('lists exactly the settings in the environment file that the server reads', () => {
  const sources = globSync('server/src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  )
  const known = sources.flatMap((file) =>
    // The service sets NODE_ENV.
    [...read(file).matchAll(/\b(?:(?:text|integer|flag)\('|variables\.(?!NODE_ENV))([A-Z][A-Z0-9_]+)/g)].map(
      ([, name]) => name!,
    ),
  )
  const listed = [...read('deploy/course.env').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!)
  expect(listed.toSorted()).toEqual([...new Set(known)].toSorted())
})

test('runs commands with the settings, data and working directory of the service', () => {
  const [unit, command] = [read('deploy/course.service'), read('deploy/course-run')]
  for (const name of ['EnvironmentFile', 'WorkingDirectory', 'DynamicUser', 'UMask', 'StateDirectoryMode'])
    expect(command).toContain(`--property=${new RegExp(`^${name}=.*$`, 'm').exec(unit)![0]}`)
  const [, node] = /^ExecStart=(\S+)/m.exec(unit)!
  expect(command).toContain(`  ${node} --run `)
  for (const setting of ['NODE_ENV', 'DATA_DIR'])
    expect(command).toContain(`--setenv=${new RegExp(`\\b${setting}=\\S+`).exec(unit)![0]}`)
})

test('runs existing commands in the workflows and the dev container', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const file of [
    ...globSync('.github/workflows/*.yml', { cwd: ROOT }),
    '.devcontainer/devcontainer.json',
  ]) {
    const names = [...read(file).matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name]) => name!)
    // npm's own commands are not in package.json.
    expect(names, file).toEqual(names.filter((name) => name in scripts || name === 'audit'))
  }
})

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0

test.runIf(isInstalled('systemd-analyze'))(
  'has a unit that systemd accepts and rates as well protected',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'course-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const unit = join(folder, 'course.service')
    // Replace the path of Node, which may not exist on this machine.
    writeFileSync(unit, read('deploy/course.service').replace('/usr/bin/node', process.execPath))
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    expect(verified.stderr).not.toContain('course.service:')
    const rated = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' })
    const exposure = /Overall exposure level for .*?: ([\d.]+)/.exec(rated.stdout)?.[1]
    expect(Number(exposure)).toBeLessThanOrEqual(2.5)
  },
)

test.runIf(isInstalled('nginx'))('has an example configuration that nginx accepts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'course-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Without the certificate, which does not exist on this machine.
  const site = read('deploy/nginx.conf')
    .replace(/^\s*ssl_certificate.*$/gm, '')
    .replace('443 ssl http2', '127.0.0.1:8443')
    .replace('listen 80', 'listen 127.0.0.1:8080')
  writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}\n`)
  const checked = spawnSync(
    'nginx',
    ['-t', '-q', '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    {
      encoding: 'utf8',
    },
  )
  expect(checked.stderr).toBe('')
  expect(checked.status).toBe(0)
})
