export class ConfigError extends Error {
  readonly issues: readonly string[]
  constructor(issues: readonly string[], options?: ErrorOptions) {
    super(`The configuration has issues: ${issues.join('; ')}`, options)
    this.name = 'ConfigError'
    this.issues = issues
  }
}

export const listIssues = (title: string, { issues }: ConfigError): string =>
  [title, ...issues.map((issue) => `  - ${issue}`)].join('\n')

export type Variables = Record<string, string | undefined>

/** The environment variables, and a way to report issues, while the configuration is parsed. */
export type Environment = ReturnType<typeof openEnvironment>

function openEnvironment(variables: Variables, issue: (text: string) => void) {
  /** The value of a variable; undefined if it is not set or empty. */
  const text = (name: string): string | undefined => variables[name]?.trim() || undefined
  const parsePort = (name: string, fallback: number): number => {
    const port = Number(text(name) ?? fallback)
    if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
    issue(`${name} must be a port number from 0 to 65535, not "${text(name)}"`)
    return fallback
  }
  const parseFlag = (name: string, value = '0'): boolean => {
    if (!/^[01]$/.test(value)) issue(`${name} must be 1 or 0, not "${value}"`)
    return value === '1'
  }
  const production = variables.NODE_ENV === 'production'
  const quiet = parseFlag('QUIET', text('QUIET'))
  const rehearsal = parseFlag('REHEARSAL', text('REHEARSAL'))
  if (rehearsal && !production) issue('REHEARSAL also needs NODE_ENV=production')
  return { production, quiet, rehearsal, port: parsePort('PORT', 3000), text, parsePort, issue }
}

/** Parses a configuration, or throws one ConfigError that lists every issue. */
export function readEnvironment<Result>(variables: Variables, parse: (env: Environment) => Result): Result {
  const issues: string[] = []
  const result = parse(openEnvironment(variables, (text) => issues.push(text)))
  if (issues.length > 0) throw new ConfigError(issues)
  return result
}
