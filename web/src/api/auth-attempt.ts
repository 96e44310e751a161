import type { GoTrueClient } from '@supabase/auth-js'
import { loadAuthClient } from '../entry/auth.ts'
import { type Problem, toProblem } from './auth-problem.ts'

/** What became of a call about an account: a problem, or the result. */
export type Outcome<Result = object> = { problem: Problem } | (Result & { problem?: undefined })

/** Makes calls of the auth client. It never throws: whatever goes wrong is a problem in words to show. */
export async function attempt<Result extends object>(
  action: (auth: GoTrueClient) => Promise<Result>,
): Promise<Outcome<Result>> {
  try {
    return await action(await loadAuthClient())
  } catch (error) {
    return { problem: await toProblem(error) }
  }
}
