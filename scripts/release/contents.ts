import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launch/paths.mjs'
import { SERVER_FLAGS } from '../launch/server-flags.mjs'
import { TASKS } from '../launch/tasks.mjs'
import { type Lock, productionPackages } from './production-packages.ts'

/** The server, its imports, and the card sandbox for sites in test mode. */
const WORKSPACES = ['contract', 'content', 'server', 'sandbox']
const OTHER_FILES = [
  'deploy',
  'docs',
  'web/build/client',
  'web/build/csp.json',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
]

const FOR_DEVELOPMENT = /\.test\.ts$|\.tsbuildinfo$|(^|\/)(node_modules|testing|data)(\/|$)/
const FOR_COMPILERS = /\.map$|\.d\.[mc]?ts$/

/** All files and links of a release, as paths relative to the root of the repository. */
export function releaseContents(): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const own = [...WORKSPACES, ...OTHER_FILES].flatMap(filesIn).filter((file) => !FOR_DEVELOPMENT.test(file))
  const packages = productionPackages(lock, WORKSPACES)
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => filesIn(folder).filter((file) => !belongsToAnother(file, folder)))
    .filter((file) => !FOR_COMPILERS.test(file))
  return [...own, ...packages].sort()
}

/** Keeps links, because Node does not strip types of files that are really in node_modules. */
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
  const { name, version, license, type, description } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Record<string, string>
  const toolchain = JSON.parse(readFileSync(join(ROOT, 'toolchain/package.json'), 'utf8')) as {
    config: { minimumNode: string }
  }
  const scripts = Object.entries(TASKS).flatMap(([task, { script, flags = [] }]) =>
    script?.startsWith('server/src/') ? [[task, ['node', ...flags, script].join(' ')]] : [],
  )
  return JSON.stringify(
    {
      ...{ name, version, private: true, license, type, description },
      engines: { node: `>=${toolchain.config.minimumNode}` },
      scripts: Object.fromEntries(scripts),
    },
    null,
    2,
  )
}

export const startCommand = ['node', ...SERVER_FLAGS, 'server/src/main.ts'].join(' ')
