import { currentSession } from './auth.ts'

/**
 * Headers for a request in this user's name; undefined if someone else or nobody is signed in. Throws
 * SessionUnknownError while the server cannot be reached.
 */
export async function authorizationOf(userId: string): Promise<{ authorization: string } | undefined> {
  const session = await currentSession()
  return session?.user.id === userId ? { authorization: `Bearer ${session.access_token}` } : undefined
}
