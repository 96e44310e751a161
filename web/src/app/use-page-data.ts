import { startTransition, useEffect, useState } from 'react'
import { useLoaderData, useMatches, useRevalidator } from 'react-router'
import { useSession } from './session.tsx'

/** Data of a page's loader: the user it was loaded for, and a promise per request. */
export type UserLoaderData = { userId: string | undefined }

/** The previous value is kept while reloading and on error. */
export type AsyncResult<Value> = { value?: Value; error?: unknown; isPending: boolean }

/** What the loader of this page reads, unless it reads for another user than the one who is here. */
export function usePageData<Reads extends UserLoaderData>(): Reads | undefined {
  return useDataForCurrentUser(useLoaderData() as Reads | undefined)
}

/** The same for the reads of a route around the page. */
export function useDataForCurrentUser<Reads extends UserLoaderData>(
  reads: Reads | undefined,
): Reads | undefined {
  const userId = useSession().user?.id
  return reads?.userId === undefined || reads.userId === userId ? reads : undefined
}

/** Resolves a loader promise. Values are not shown to another `owner` than they were loaded for. */
export function useAsyncResult<Value>(read: Promise<Value> | undefined, owner?: string): AsyncResult<Value> {
  const [last, setLast] = useState<{ read: Promise<Value>; owner?: string; value?: Value; error?: unknown }>()

  useEffect(() => {
    if (!read) return
    let isCurrent = true
    read.then(
      // Drawing a whole page takes a while: the browser may do something else in between.
      (value) => isCurrent && startTransition(() => setLast({ read, owner, value })),
      (error: unknown) => {
        if (!isCurrent) return
        console.warn('This page could not read something', error)
        setLast((before) => ({
          read,
          owner,
          value: before?.owner === owner ? before?.value : undefined,
          error,
        }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [read, owner])

  if (!last || last.owner !== owner) return { isPending: true }
  const isPending = last.read !== read
  return { value: last.value, error: isPending ? undefined : last.error, isPending }
}

/** Revalidates when the loader data belongs to another user. */
export function useRevalidateOnUserChange(): void {
  const { user } = useSession()
  const { revalidate } = useRevalidator()
  const reads = useMatches().at(-1)?.loaderData as UserLoaderData | undefined | null
  const isForOther = user !== null && reads !== undefined && reads !== null && reads.userId !== user.id
  useEffect(() => {
    if (isForOther) revalidate()
  }, [isForOther, revalidate])
}

/** Runs the loaders again when the network comes back, and `onVisible` also when the tab does. */
export function useRevalidateOnReturn({ isActive = true, onVisible = false } = {}): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isActive) return
    const refresh = () => void revalidate()
    const refreshWhenSeen = () => {
      if (onVisible && document.visibilityState === 'visible') refresh()
    }
    window.addEventListener('online', refresh)
    document.addEventListener('visibilitychange', refreshWhenSeen)
    return () => {
      window.removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', refreshWhenSeen)
    }
  }, [isActive, onVisible, revalidate])
}
