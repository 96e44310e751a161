import { useEffect, useEffectEvent, useState } from 'react'
import { type AsyncResult, useAsyncResult } from './use-page-data.ts'

/**
 * Fetches what one component shows and no loader has. Fetches again `delayMs` after `key` has changed, so that typing
 * does not send a request per key press. While `key` is undefined, it fetches nothing.
 */
export function useFetch<Value>(
  load: () => Promise<Value>,
  key: string | undefined,
  { delayMs = 0 } = {},
): AsyncResult<Value> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [request, setRequest] = useState<{ id: string; promise: Promise<Value> }>()
  const id = key === undefined ? undefined : `${attempt} ${key}`
  const start = useEffectEvent(load)
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => setRequest({ id, promise: start() }), delayMs)
    return () => clearTimeout(timer)
  }, [id, delayMs])
  const { value, error, isPending } = useAsyncResult(request?.promise)
  const retry = () => setAttempt(attempt + 1)
  if (id === undefined) return { isPending: false, retry }
  return request?.id === id ? { value, error, isPending, retry } : { value, isPending: true, retry }
}
