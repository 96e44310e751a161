/** What an answer says about its failure: functions say `error`, tables and storage `message`, accounts `msg`. */
export function errorText(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { error, message, msg } = answer as Record<string, unknown>
  return [error, message, msg].find((text) => typeof text === 'string' && text !== '') as string | undefined
}
