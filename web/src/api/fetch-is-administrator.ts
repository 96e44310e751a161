import { rest } from './clients.ts'

let cached: { userId: string; answer: Promise<boolean> } | undefined

/** Whether this user is the administrator, asked once; after a failure it is asked again. */
export function fetchIsAdministrator(userId: string): Promise<boolean> {
  if (cached?.userId !== userId) cached = { userId, answer: requestIsAdministrator() }
  return cached.answer
}

async function requestIsAdministrator(): Promise<boolean> {
  const { data, error } = await rest.rpc('is_admin')
  if (!error) return data === true
  cached = undefined
  throw new Error('Could not ask who is administrator', { cause: error })
}
