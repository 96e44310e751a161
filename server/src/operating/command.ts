import { parseArgs } from 'node:util'
import { ConfigError, listIssues } from '../platform/environment.ts'

/** `flags` stand alone, as `--live`; `options` take a word, as `--hours 2`. */
type Command = { usage: string; flags?: readonly string[]; options?: readonly string[] }

/** Runs a command of the operator: `--help` explains it, and whatever goes wrong is one plain line and exit code 1. */
export async function runCommand(
  { usage, flags = [], options = [] }: Command,
  run: (
    words: string[],
    flags: ReadonlySet<string>,
    options: Readonly<Record<string, string>>,
  ) => Promise<void>,
): Promise<void> {
  // Whoever reads only the first lines, as `head` does, must not end a backup half-way.
  process.stdout.on('error', () => undefined)
  try {
    const declared: Record<string, { type: 'boolean' | 'string' }> = {}
    for (const flag of ['help', ...flags]) declared[flag] = { type: 'boolean' }
    for (const option of options) declared[option] = { type: 'string' }
    const { values, positionals } = parseArgs({ options: declared, allowPositionals: true })
    const given = new Set(Object.keys(values))
    if (given.has('help')) say(usage)
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

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The one file or address that a command takes. */
export function onlyWord(words: string[], usage: string): string {
  if (words.length !== 1) throw new Error(usage)
  return words[0]!
}
