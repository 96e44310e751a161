import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ROOT } from '../prepare.mjs'

export interface Launch {
  child: ChildProcess
  code: Promise<number | null>
  output(): string
  waitForOutput(text: string): Promise<void>
}

/** Runs a script of package.json as npm would, but from another working directory, like service managers. */
export function launch(
  root: string,
  [task = '', ...args]: string[],
  settings: Record<string, string> = {},
): Launch {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, file = '', ...options] = scripts[task]!.split(' ')
  const child = spawn(process.execPath, [join(root, file), ...options, ...args], {
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
