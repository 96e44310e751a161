import { storedUserId } from './clients/stored-session.ts'

/** Data of a page's loader: the user it was loaded for, and a promise per request. */
export type UserLoaderData = { userId: string | undefined }

/** Loader data for the signed-in user; empty if signed out. */
export function forUser<Data extends object>(load: (userId: string) => Data): UserLoaderData & Partial<Data> {
  const userId = storedUserId()
  return { userId, ...(userId === undefined ? ({} as Partial<Data>) : load(userId)) }
}
