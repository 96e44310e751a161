import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface Launch {
  child: ChildProcess
  code: Promise<number | null>
  output(): string
  waitForOutput(text: string): Promise<void>
}

/** Runs the launcher from another working directory, like `npm --prefix` and service managers. */
export function launch(root: string, args: string[], settings: Record<string, string> = {}): Launch {
  const child = spawn(process.execPath, [join(root, 'scripts/launch.mjs'), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  // 'close' instead of 'exit', because output may still arrive after the exit.
  const code = once(child, 'close').then(([status]) => status as number | null)
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await code
  })
  return {
    child,
    code,
    output: () => output,
    waitForOutput: (text) =>
      new Promise((resolve, reject) => {
        const check = () => output.includes(text) && resolve()
        listeners.add(check)
        check()
        code.then(() => reject(new Error(`exited without printing "${text}":\n${output}`)))
      }),
  }
}
