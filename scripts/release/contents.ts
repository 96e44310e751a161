import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../prepare.mjs'
import { type Lock, productionPackages } from './production-packages.ts'

/** The server, its imports, and the card sandbox for sites in test mode. */
export const WORKSPACES = ['contract', 'content', 'server', 'sandbox']
const OTHER_FILES = [
  'deploy',
  'docs',
  'web/build/client',
  'web/build/renderer',
  'web/public/icon-512.png',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
]

/** Sources are compiled into the release. */
const FOR_DEVELOPMENT = /\.ts$|\/tsconfig\.json$|\.tsbuildinfo$|(^|\/)(node_modules|testing|data)(\/|$)/
const FOR_COMPILERS = /\.map$|\.d\.[mc]?ts$/

/** The files and links that a release takes over unchanged, as paths relative to the root of the repository. */
export function releaseContents(): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const own = [...WORKSPACES, ...OTHER_FILES].flatMap(filesIn).filter((file) => !FOR_DEVELOPMENT.test(file))
  const packages = productionPackages(lock, WORKSPACES)
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => filesIn(folder).filter((file) => !belongsToAnother(file, folder)))
    .filter((file) => !FOR_COMPILERS.test(file))
  return [...own, ...packages].sort()
}

function filesIn(path: string): string[] {
  const state = lstatSync(join(ROOT, path))
  if (!state.isDirectory()) return [path]
  return globSync(`${path}/**/*`, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
}

/** Nested packages are listed separately. */
const belongsToAnother = (file: string, folder: string) =>
  file.slice(folder.length).includes('/node_modules/')

/** package.json of a release. Its scripts run without the launcher, because there is nothing to install or build. */
export function releasePackageJson(): string {
  const { name, version, license, type, description, scripts } = readJson('package.json')
  const commands = Object.entries(scripts as Record<string, string>).flatMap(([task, command]) => {
    const [, program, args] = /(server\/src\/\S+)\.ts(.*)$/.exec(command) ?? []
    return program ? [[task, `node ${program}.js${args}`]] : []
  })
  const { engines } = readJson('server/package.json')
  return format({
    ...{ name, version, private: true, license, type, description, engines },
    scripts: Object.fromEntries(commands),
  })
}

/** package.json of a workspace, which exports compiled files. */
export function workspacePackageJson(workspace: string): string {
  const description = readJson(`${workspace}/package.json`)
  const exports = Object.entries((description.exports ?? {}) as Record<string, string>)
  return format({
    ...description,
    exports: exports.length
      ? Object.fromEntries(exports.map(([name, file]) => [name, file.replace(/\.ts$/, '.js')]))
      : undefined,
  })
}

const readJson = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, unknown>

const format = (description: object): string => `${JSON.stringify(description, null, 2)}\n`
