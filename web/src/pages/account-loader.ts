import { accountLoaderData } from '../account/loader-data.ts'
import { storedUserId } from '../entry/stored-session.ts'

/** What the page of the account reads. Apart from the other loaders, so that no other page carries it. */
export function account() {
  const userId = storedUserId()
  return { userId, ...(userId !== undefined && accountLoaderData()) }
}
