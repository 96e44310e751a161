import type { LoaderFunctionArgs } from 'react-router'
import { storedUserId } from '../clients/stored-session.ts'

/** What a page loaded, and for which user. Both are undefined for visitors. */
export type UserLoaderData<Data = unknown> = { userId: string | undefined; data: Data | undefined }

export type UserLoader<Data> = (args: LoaderFunctionArgs) => Promise<UserLoaderData<Data>>

/** The loader of everything that belongs to a user. It requests nothing for visitors. */
export const userLoader =
  <Data>(load: (userId: string, args: LoaderFunctionArgs) => Data | Promise<Data>): UserLoader<Data> =>
  async (args) => {
    const userId = storedUserId()
    return { userId, data: userId === undefined ? undefined : await load(userId, args) }
  }
