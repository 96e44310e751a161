import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface Launch {
  child: ChildProcess
  code: Promise<number | null>
  output(): string
  says(text: string): Promise<void>
}

/** Runs the launcher of a repository from elsewhere, as `npm --prefix` and service managers do. */
export function launch(root: string, args: string[], settings: Record<string, string> = {}): Launch {
  const child = spawn(process.execPath, [join(root, 'scripts/launch.mjs'), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  // Not 'exit': the words of a process that ended may still be on their way.
  const code = once(child, 'close').then(([status]) => status as number | null)
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await code
  })
  return {
    child,
    code,
    output: () => output,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => output.includes(text) && resolve()
        listeners.add(look)
        look()
        code.then(() => reject(new Error(`ended without saying "${text}":\n${output}`)))
      }),
  }
}
