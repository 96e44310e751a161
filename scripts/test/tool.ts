import { join } from 'node:path'
import { runCaptured, spawnNode } from '../launch/child.mjs'
import { ROOT } from '../launch/paths.mjs'
import type { Outcome } from './stage.ts'

/** Runs the program of a package without output. On failure, its output is the failure message. */
export async function runTool(script: string, args: string[]): Promise<Outcome> {
  const { code, output } = await runCaptured(process.execPath, [join(ROOT, 'node_modules', script), ...args])
  return { failures: code === 0 ? [] : [output || `${script} exited with code ${code}`] }
}

/** Runs the program of a package and prints its output. */
export function runInherited(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawnNode(process.execPath, [join(ROOT, 'node_modules', script), ...args], { env })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
