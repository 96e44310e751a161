import { rest } from './clients.ts'

let cached: { userId: string; result: Promise<boolean> } | undefined

/** Whether this user is the administrator. Cached, except after an error. */
export function fetchIsAdministrator(userId: string): Promise<boolean> {
  if (cached?.userId !== userId) cached = { userId, result: requestIsAdministrator() }
  return cached.result
}

async function requestIsAdministrator(): Promise<boolean> {
  const { data, error } = await rest.rpc('is_admin')
  if (!error) return data === true
  cached = undefined
  throw new Error('Could not check for administrator access', { cause: error })
}
