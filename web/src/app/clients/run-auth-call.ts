import type { GoTrueClient } from '@supabase/auth-js'
import { loadAuthClient } from './auth.ts'
import { type Problem, toProblem } from './auth-problem.ts'

/** Result of an auth call, or the problem to show. */
export type AuthResult<Result = object> = { problem: Problem } | (Result & { problem?: undefined })

/** Runs an auth-client call. Never throws: errors become a problem with a message to show. */
export async function runAuthCall<Result extends object>(
  action: (auth: GoTrueClient) => Promise<Result>,
): Promise<AuthResult<Result>> {
  try {
    return await action(await loadAuthClient())
  } catch (error) {
    return { problem: await toProblem(error) }
  }
}
