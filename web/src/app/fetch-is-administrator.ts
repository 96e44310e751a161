import { rest } from './clients.ts'

export type AdministratorAnswer = { userId: string; isAdministrator: boolean | undefined }

let asked: { userId: string; answer: Promise<AdministratorAnswer> } | undefined

/** Whether this user is the administrator, asked once; undefined when no answer came, and then asked again. */
export function fetchIsAdministrator(userId: string): Promise<AdministratorAnswer> {
  if (asked?.userId !== userId) asked = { userId, answer: ask(userId) }
  return asked.answer
}

async function ask(userId: string): Promise<AdministratorAnswer> {
  const { data, error } = await rest.rpc('is_admin')
  if (!error) return { userId, isAdministrator: data === true }
  console.warn('Could not ask who is administrator', error)
  asked = undefined
  return { userId, isAdministrator: undefined }
}
