import { useEffect, useEffectEvent, useState } from 'react'
import { readStored, removeStored, store } from './storage.ts'

/**
 * State that stays in this browser. Starts with `initial` if nothing is stored or `parse` rejects it. With `isShared`
 * it is the same in all open tabs, so that they do not overwrite each other; a form keeps what was typed into it.
 */
export function useStored<Value>(
  key: string,
  parse: (stored: unknown) => Value | undefined,
  initial: () => Value,
  { isShared = false } = {},
) {
  const [value, setValue] = useState(() => readStored(key, parse) ?? initial())
  const showStored = useEffectEvent((event: StorageEvent) => {
    const stored = event.key === key ? readStored(key, parse) : undefined
    if (stored !== undefined) setValue(stored)
  })
  useEffect(() => {
    if (!isShared) return
    window.addEventListener('storage', showStored)
    return () => window.removeEventListener('storage', showStored)
  }, [isShared])
  return {
    value,
    change: (changed: Value) => {
      setValue(changed)
      store(key, changed)
    },
    remove: () => removeStored(key),
  }
}
