import { accountLoaderData } from '../account/loader-data.ts'
import { storedUserId } from '../entry/stored-session.ts'

/** In a file of its own, so that other pages do not load it. */
export function account() {
  const userId = storedUserId()
  return { userId, ...(userId !== undefined && accountLoaderData()) }
}
