import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs an operator command as a separate process and returns its exit code and output. */
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
