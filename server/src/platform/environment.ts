export class ConfigError extends Error {
  readonly issues: readonly string[]
  constructor(issues: readonly string[]) {
    super(`The configuration has issues: ${issues.join('; ')}`)
    this.name = 'ConfigError'
    this.issues = issues
  }
}

export const listIssues = (title: string, { issues }: ConfigError): string =>
  [title, ...issues.map((issue) => `  - ${issue}`)].join('\n')

export type Variables = Record<string, string | undefined>

/** The environment while the configuration is read from it. */
export type Environment = ReturnType<typeof openEnvironment>

function openEnvironment(variables: Variables, issue: (text: string) => void) {
  /** What a variable says; undefined when it is not set, or empty. */
  const text = (name: string): string | undefined => variables[name]?.trim() || undefined
  const portOf = (name: string, fallback: number): number => {
    const port = Number(text(name) ?? fallback)
    if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
    issue(`${name} must be a port number from 0 to 65535, not "${text(name)}"`)
    return fallback
  }
  const isOn = (name: string, value = '0'): boolean => {
    if (!/^[01]$/.test(value)) issue(`${name} must be 1 or 0, not "${value}"`)
    return value === '1'
  }
  const production = variables.NODE_ENV === 'production'
  const quiet = isOn('QUIET', text('QUIET'))
  const rehearsal = isOn('REHEARSAL', text('REHEARSAL'))
  if (rehearsal && !production) issue('REHEARSAL rehearses production: set NODE_ENV=production with it')
  return { production, quiet, rehearsal, port: portOf('PORT', 3000), text, portOf, issue }
}

/** Reads a configuration, or throws one ConfigError that names every issue in it. */
export function readEnvironment<Read>(variables: Variables, read: (env: Environment) => Read): Read {
  const issues: string[] = []
  const result = read(openEnvironment(variables, (text) => issues.push(text)))
  if (issues.length > 0) throw new ConfigError(issues)
  return result
}
