import { currentSession } from '../entry/auth.ts'

/** Whether a call would be made for this user. When it cannot be told, the call itself finds out. */
export async function isSignedInAs(userId: string): Promise<boolean> {
  const session = await currentSession().catch(() => undefined)
  return session === undefined || session?.user.id === userId
}
