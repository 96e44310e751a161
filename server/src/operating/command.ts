import { parseArgs } from 'node:util'
import { ConfigError, listIssues } from '../platform/environment.ts'

type Command = { usage: string; flags?: readonly string[] }

/** Runs a command of the operator: `--help` explains it, and whatever goes wrong is one plain line and exit code 1. */
export async function runCommand(
  { usage, flags = [] }: Command,
  run: (words: string[], flags: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  try {
    const options = Object.fromEntries(['help', ...flags].map((flag) => [flag, { type: 'boolean' as const }]))
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (values.help) process.stdout.write(`${usage}\n`)
    else await run(positionals, new Set(Object.keys(values)))
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
