import { rest, runQuery } from './clients.ts'

let cached: { userId: string; result: Promise<boolean> } | undefined

/** Whether this user is the administrator. Cached, except after an error. */
export function fetchIsAdministrator(userId: string): Promise<boolean> {
  if (cached?.userId === userId) return cached.result
  const entry = { userId, result: requestIsAdministrator() }
  cached = entry
  entry.result.catch(() => {
    if (cached === entry) cached = undefined
  })
  return entry.result
}

async function requestIsAdministrator(): Promise<boolean> {
  return (await runQuery(rest.rpc('is_admin'))) === true
}
