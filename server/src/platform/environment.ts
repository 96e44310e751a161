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

export const PORTS = [0, 65535] as const

function openEnvironment(variables: Variables, issue: (text: string) => void) {
  /** The value of a variable; undefined if it is not set or empty. */
  const text = (name: string): string | undefined => variables[name]?.trim() || undefined
  const integer = (name: string, [min, max]: readonly [number, number], fallback: number): number => {
    const number = Number(text(name) ?? fallback)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    issue(`${name} must be a whole number from ${min} to ${max}, not "${text(name)}"`)
    return fallback
  }
  const flag = (name: string, fallback = false): boolean => {
    const value = text(name) ?? (fallback ? '1' : '0')
    if (!/^[01]$/.test(value)) issue(`${name} must be 1 or 0, not "${value}"`)
    return value === '1'
  }
  const production = variables.NODE_ENV === 'production'
  const quiet = flag('QUIET')
  const rehearsal = flag('REHEARSAL')
  if (rehearsal && !production) issue('REHEARSAL also needs NODE_ENV=production')
  const port = integer('PORT', PORTS, 3000)
  return { variables, production, quiet, rehearsal, port, text, integer, flag, issue }
}

/** Parses a configuration, or throws one ConfigError that lists every issue. */
export function parseEnvironment<Result>(variables: Variables, parse: (env: Environment) => Result): Result {
  const issues: string[] = []
  const result = parse(openEnvironment(variables, (text) => issues.push(text)))
  if (issues.length > 0) throw new ConfigError(issues)
  return result
}
