import { ConfigError, listIssues } from './platform/environment.ts'

/** Something that was said already, by the process that it happened to. */
export class SaidElsewhere extends Error {}

/** Why the site could not start, for the person who started it. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError) {
    return listIssues('The site cannot start with this configuration:', error)
  }
  if (error instanceof SaidElsewhere) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    const { port } = error as NodeJS.ErrnoException & { port?: number }
    return `Port ${port} is in use by another program. Stop it, or choose another port, as in: PORT=3010 npm start`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
