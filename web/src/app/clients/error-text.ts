/** The error message of a response: functions use `error`, tables and storage `message`, auth `msg`. */
export function errorText(responseBody: unknown): string | undefined {
  if (typeof responseBody !== 'object' || responseBody === null) return undefined
  const { error, message, msg } = responseBody as Record<string, unknown>
  return [error, message, msg].find((text) => typeof text === 'string' && text !== '') as string | undefined
}

/** The error code of a response, such as `auth.reauthentication_needed`. */
export function errorCode(responseBody: unknown): string | undefined {
  const { code } = (responseBody ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}
