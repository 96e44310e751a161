/** Result of a diagnostic. `warning`: works, but may not be intended; `error`: does not work. */
export type Diagnostic = { level: 'ok' | 'warning' | 'error'; subject: string; text: string }

const level =
  (name: Diagnostic['level']) =>
  (subject: string, text: string): Diagnostic => ({ level: name, subject, text })

export const ok = level('ok')
export const warn = level('warning')
export const fail = level('error')

/** Short code of a network or file-system error, without host names or server messages. */
export function failureCode(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: { code?: unknown }; name?: string }
  return String(cause?.code ?? code ?? name ?? 'unknown error')
}
