/**
 * All browser storage goes through here. Storage can be disabled, full, or contain data of an older version:
 * values that cannot be written stay in memory, and reads go through a parser.
 */

/** `browser` is localStorage, shared by all tabs; `tab` is sessionStorage. */
type StorageArea = 'browser' | 'tab'

const memory: Record<StorageArea, Map<string, string>> = { browser: new Map(), tab: new Map() }

/** The stored value, or undefined if `parse` rejects it. */
export function readStored<Value>(
  key: string,
  parse: (stored: unknown) => Value | undefined,
  area: StorageArea = 'browser',
): Value | undefined {
  const text = readText(key, area)
  return text === undefined ? undefined : parse(parseJson(text))
}

/** All keys with this prefix, with the values that `parse` accepts. */
export function listStored<Value>(
  prefix: string,
  parse: (stored: unknown) => Value | undefined,
): [key: string, value: Value][] {
  return keysOf('browser')
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const value = readStored(key, parse)
      return value === undefined ? [] : [[key, value] as [string, Value]]
    })
}

export const store = (key: string, value: unknown, area: StorageArea = 'browser'): void =>
  writeText(key, JSON.stringify(value), area)

export function removeStored(key: string, area: StorageArea = 'browser'): void {
  memory[area].delete(key)
  tryStorage(area, (storage) => storage.removeItem(key))
}

/** The key of a user's data, so that it is found and removed for that user alone. */
export const userKey = (kind: string, userId: string, ...name: (string | number)[]): string =>
  [kind, userId, ...name].join(':')

/** Removes a user's data from this browser. Unsent work of other users stays. */
export function removeUserData(userId: string): void {
  for (const key of keysOf('browser')) if (key.split(':')[1] === userId) removeStored(key)
}

/** Removes this tab's data, which belongs to one user or visitor, before the next one uses the tab. */
export function removeTabData(): void {
  memory.tab.clear()
  tryStorage('tab', (storage) => storage.clear())
}

/** The same storage for the auth client, which does its own parsing. */
export const textStorage = {
  getItem: (key: string): string | null => readText(key, 'browser') ?? null,
  setItem: (key: string, text: string): void => writeText(key, text, 'browser'),
  removeItem: (key: string): void => removeStored(key),
}

function readText(key: string, area: StorageArea): string | undefined {
  return memory[area].get(key) ?? tryStorage(area, (storage) => storage.getItem(key)) ?? undefined
}

function writeText(key: string, text: string, area: StorageArea): void {
  const isStored = tryStorage(area, (storage) => {
    storage.setItem(key, text)
    return true
  })
  if (isStored) memory[area].delete(key)
  else memory[area].set(key, text)
}

const keysOf = (area: StorageArea): string[] => [
  ...new Set([...memory[area].keys(), ...(tryStorage(area, (storage) => Object.keys(storage)) ?? [])]),
]

/** Undefined if storage is unavailable. Accessing `localStorage` throws where it is disabled. */
function tryStorage<Result>(area: StorageArea, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(area === 'browser' ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
