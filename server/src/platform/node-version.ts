import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './environment.ts'

/** Throws if this Node is older than the server's package.json says. */
export function requireNode(version = process.versions.node): void {
  const file = join(import.meta.dirname, '../../package.json')
  const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines: { node: string } }
  const minimum = engines.node.replace('>=', '')
  if (version.localeCompare(minimum, undefined, { numeric: true }) < 0)
    throw new ConfigError([
      `Node ${minimum} or newer is required; this is Node ${version}. Install a current one from https://nodejs.org`,
    ])
}
