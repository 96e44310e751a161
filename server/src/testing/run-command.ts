import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a command of the operator as a process of its own, and answers with how it ended and what it printed. */
export async function runOperatorCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
  { input = '', readsAll = true } = {},
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli', `${name}.ts`), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'course-compiled'), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  let printed = ''
  if (readsAll) child.stdout.on('data', (chunk) => (printed += chunk))
  else child.stdout.destroy()
  child.stderr.on('data', (chunk) => (printed += chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, printed }
}
