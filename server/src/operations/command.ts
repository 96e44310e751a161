import { parseArgs } from 'node:util'
import { ConfigError, listIssues } from '../platform/environment.ts'

/** `flags` stand alone, as `--live`; `options` take a word, as `--hours 2`. */
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
    const given = new Set(Object.keys(values))
    if (given.has('help')) print(usage)
    else await run(positionals, given, values as Record<string, string>)
  } catch (error) {
    const text =
      error instanceof ConfigError
        ? listIssues('This cannot be done with this configuration:', error)
        : (error as Error).message
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  }
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** The one file or address that a command takes. */
export function requireSingleArgument(args: string[], usage: string): string {
  if (args.length !== 1) throw new Error(usage)
  return args[0]!
}
