/**
 * Values that outlive a reload, in the browser's storage. Storage can be full, switched off or hold what an older
 * version wrote, so reading gives `unknown` and writing may quietly not happen.
 */
export function readKept(key: string, storage: () => Storage = () => localStorage): unknown {
  try {
    const text = storage().getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    console.warn(`What was kept as ${key} could not be read`, error)
    return undefined
  }
}

/** Everything that is kept under keys with this beginning. */
export function readAllKept(beginning: string): unknown[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(beginning))
    return keys.map((key) => readKept(key))
  } catch (error) {
    console.warn(`What was kept as ${beginning}… could not be read`, error)
    return []
  }
}

export function keep(key: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch (error) {
    console.warn(`${key} could not be kept`, error)
  }
}

export function forget(key: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().removeItem(key)
  } catch (error) {
    console.warn(`${key} could not be forgotten`, error)
  }
}
