/** What a look at one thing has shown. `look`: it works, but a person should decide; `wrong`: it does not work. */
export type Finding = { level: 'ok' | 'look' | 'wrong'; about: string; text: string }

const level =
  (name: Finding['level']) =>
  (about: string, text: string): Finding => ({ level: name, about, text })

export const ok = level('ok')
export const look = level('look')
export const wrong = level('wrong')

/** The short name of a failure of the network or the file system, without addresses or words of a server. */
export function failureCode(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: { code?: unknown }; name?: string }
  return String(cause?.code ?? code ?? name ?? 'unknown failure')
}
