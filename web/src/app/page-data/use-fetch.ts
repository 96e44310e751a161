import { useEffect, useEffectEvent, useState } from 'react'
import { type AsyncResult, useAsyncResult } from './use-page-data.ts'

/**
 * Fetches what a component shows and no loader has: again whenever `key` changes, after a pause for what is typed,
 * and nothing while `key` is undefined.
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
