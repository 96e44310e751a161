import { ConfigError, listIssues } from './platform/environment.ts'

/** An error that the failing process has already printed. */
export class AlreadyReportedError extends Error {}

/** Explains to the operator why the site could not start. */
export function explainStartupError(error: unknown): string {
  if (error instanceof ConfigError) {
    return listIssues('The site cannot start with this configuration:', error)
  }
  if (error instanceof AlreadyReportedError) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    const { port } = error as NodeJS.ErrnoException & { port?: number }
    return `Port ${port} is in use. Stop the other program or choose another port, for example: PORT=3010 npm start`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
