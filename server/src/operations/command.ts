import { parseArgs } from 'node:util'
import { ConfigError, listIssues } from '../platform/environment.ts'

/** `flags` have no value (`--live`); `options` have one (`--hours 2`). */
type Command = { usage: string; flags?: readonly string[]; options?: readonly string[] }

/** Runs an operator command: `--help` prints its usage; errors are one plain line and exit code 1. */
export async function runCommand(
  { usage, flags = [], options = [] }: Command,
  run: (
    args: string[],
    flags: ReadonlySet<string>,
    options: Readonly<Record<string, string>>,
  ) => Promise<void>,
): Promise<void> {
  // Ignore EPIPE, so that piping to `head` does not abort a backup.
  process.stdout.on('error', () => undefined)
  try {
    const declared: Record<string, { type: 'boolean' | 'string' }> = {}
    for (const flag of ['help', ...flags]) declared[flag] = { type: 'boolean' }
    for (const option of options) declared[option] = { type: 'string' }
    const { values, positionals } = parseArgs({ options: declared, allowPositionals: true })
    const provided = new Set(Object.keys(values))
    if (provided.has('help')) print(usage)
    else await run(positionals, provided, values as Record<string, string>)
  } catch (error) {
    const text =
      error instanceof ConfigError
        ? listIssues('The command cannot run with this configuration:', error)
        : (error as Error).message
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  }
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Returns the only argument, or throws the usage. */
export function requireSingleArgument(args: string[], usage: string): string {
  if (args.length !== 1) throw new Error(usage)
  return args[0]!
}
