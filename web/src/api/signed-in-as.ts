import { currentSession } from '../entry/auth.ts'

/** Whether a request would be made as this user. True if unknown: the server then decides. */
export async function isSignedInAs(userId: string): Promise<boolean> {
  const session = await currentSession().catch(() => undefined)
  return session === undefined || session?.user.id === userId
}
