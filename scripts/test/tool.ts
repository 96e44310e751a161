import { join } from 'node:path'
import { runQuietly, spawnNode } from '../launch/child.mjs'
import { ROOT } from '../launch/places.mjs'
import type { Outcome } from './stages.ts'

/** Runs a package's program in silence; what it printed is the failure. */
export async function runTool(script: string, args: string[]): Promise<Outcome> {
  const { code, output } = await runQuietly(process.execPath, [join(ROOT, 'node_modules', script), ...args])
  return { failures: code === 0 ? [] : [output || `${script} ended with ${code}`] }
}

/** Runs a package's program with its output in sight. */
export function runAloud(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawnNode(process.execPath, [join(ROOT, 'node_modules', script), ...args], { env })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
