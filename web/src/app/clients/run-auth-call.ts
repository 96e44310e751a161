import type { GoTrueClient } from '@supabase/auth-js'
import { loadAuthClient } from './auth.ts'
import { toRequestError } from './request-error.ts'

export type Problem = { text: string; code?: string }

export type AuthResult<Result = object> = { problem: Problem } | (Result & { problem?: undefined })

export async function runAuthCall<Result extends object>(
  action: (auth: GoTrueClient) => Promise<Result>,
): Promise<AuthResult<Result>> {
  try {
    return await action(await loadAuthClient())
  } catch (thrown) {
    const { message, code } = toRequestError(thrown)
    return { problem: { text: message, ...(code && { code: code.replace(/^auth\./, '') }) } }
  }
}
