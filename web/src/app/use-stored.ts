import { useState } from 'react'
import { readStored, removeStored, store } from './storage.ts'

/** State that stays in this browser. Starts with `initial` if nothing is stored or `parse` rejects it. */
export function useStored<Value>(
  key: string,
  parse: (stored: unknown) => Value | undefined,
  initial: () => Value,
) {
  const [value, setValue] = useState(() => readStored(key, parse) ?? initial())
  return {
    value,
    change: (changed: Value) => {
      setValue(changed)
      store(key, changed)
    },
    remove: () => removeStored(key),
  }
}
