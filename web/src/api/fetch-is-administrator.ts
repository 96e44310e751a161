import { rest } from './clients.ts'

let asked: { userId: string; answer: Promise<boolean> } | undefined

/** Whether this user is the administrator, asked once; after a failure it is asked again. */
export function fetchIsAdministrator(userId: string): Promise<boolean> {
  if (asked?.userId !== userId) asked = { userId, answer: ask() }
  return asked.answer
}

async function ask(): Promise<boolean> {
  const { data, error } = await rest.rpc('is_admin')
  if (!error) return data === true
  asked = undefined
  throw new Error('Could not ask who is administrator', { cause: error })
}
