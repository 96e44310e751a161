import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { useSession } from '../session/session.tsx'
import { waitForFetches } from './start-fetch.ts'
import type { UserLoaderData } from './user-loader.ts'

/** The previous value is kept while reloading and on error. */
export type AsyncResult<Value> = { value?: Value; error?: unknown; isPending: boolean }

/** What `userLoader` loaded for this user; undefined if it was loaded for another one. */
export function useUserData<Data>(loaded: UserLoaderData<Data> | undefined): Data | undefined {
  const userId = useSession().user?.id
  return loaded?.userId === userId ? loaded?.data : undefined
}

/** Resolves a loader promise. Values are not shown to another `owner` than they were loaded for. */
export function useAsyncResult<Value>(
  promise: Promise<Value> | undefined,
  owner?: string,
): AsyncResult<Value> {
  const [last, setLast] = useState<{
    promise: Promise<Value>
    owner?: string
    value?: Value
    error?: unknown
  }>()

  useEffect(() => {
    if (!promise) return
    let isCurrent = true
    promise.then(
      // Rendering a whole page takes a while; a transition keeps the browser responsive.
      (value) => isCurrent && startTransition(() => setLast({ promise, owner, value })),
      (error: unknown) => {
        if (!isCurrent) return
        console.warn('A request of this page failed', error)
        setLast((before) => ({
          promise,
          owner,
          value: before?.owner === owner ? before?.value : undefined,
          error,
        }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [promise, owner])

  if (!last || last.owner !== owner) return { isPending: true }
  const isPending = last.promise !== promise
  return { value: last.value, error: isPending ? undefined : last.error, isPending }
}

/** Runs the page's loaders again. Unlike `revalidate`, it also waits for the promises that they returned. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    await revalidate()
    await waitForFetches()
  }, [revalidate])
}

/** Revalidates when the loader data belongs to another user. */
export function useRevalidateOnUserChange(): void {
  const { user } = useSession()
  const { revalidate } = useRevalidator()
  const loaded = useMatches().at(-1)?.loaderData
  const isForAnotherUser = user !== null && hasUserId(loaded) && loaded.userId !== user.id
  useEffect(() => {
    if (isForAnotherUser) revalidate()
  }, [isForAnotherUser, revalidate])
}

/** False for the data of public pages, which is the same for everybody. */
const hasUserId = (loaded: unknown): loaded is UserLoaderData =>
  typeof loaded === 'object' && loaded !== null && 'userId' in loaded

/** Runs the loaders again when the network returns, and with `onVisible` also when the tab becomes visible. */
export function useRevalidateOnReturn({ onVisible = false } = {}): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => void revalidate()
    const refreshWhenVisible = () => {
      if (onVisible && document.visibilityState === 'visible') refresh()
    }
    window.addEventListener('online', refresh)
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => {
      window.removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', refreshWhenVisible)
    }
  }, [onVisible, revalidate])
}

/** Runs the loaders again once the session, which could not be checked, is known. */
export function useRevalidateWhenSessionIsKnown(): void {
  const { isUnknown } = useSession()
  const { revalidate } = useRevalidator()
  const wasUnknown = useRef(isUnknown)
  useEffect(() => {
    if (wasUnknown.current && !isUnknown) void revalidate()
    wasUnknown.current = isUnknown
  }, [isUnknown, revalidate])
}
