/**
 * All browser storage goes through here. Storage can be disabled, full, or contain data of an older version:
 * values that cannot be written stay in memory, and reads go through a parser.
 */

/** `browser` outlives the tab and is shared by all of them; `tab` outlives only a reload. */
type StorageArea = 'browser' | 'tab'

const memory: Record<StorageArea, Map<string, string>> = { browser: new Map(), tab: new Map() }

/** The stored value if `parse` knows it; undefined otherwise. */
export function readStored<Value>(
  key: string,
  parse: (stored: unknown) => Value | undefined,
  place: StorageArea = 'browser',
): Value | undefined {
  const text = readText(key, place)
  return text === undefined ? undefined : parse(jsonValue(text))
}

/** Everything stored under keys that begin like this, as far as `parse` knows it. */
export function readAllStored<Value>(prefix: string, parse: (stored: unknown) => Value | undefined): Value[] {
  return keysOf('browser')
    .filter((key) => key.startsWith(prefix))
    .map((key) => readStored(key, parse))
    .filter((value) => value !== undefined)
}

export const store = (key: string, value: unknown, place: StorageArea = 'browser'): void =>
  writeText(key, JSON.stringify(value), place)

export function removeStored(key: string, place: StorageArea = 'browser'): void {
  memory[place].delete(key)
  attempt(place, (storage) => storage.removeItem(key))
}

/** At sign-out: drafts, attempts, positions and addresses belong to whoever has left. */
export function removeAllStored(places: readonly StorageArea[] = ['browser', 'tab']): void {
  for (const place of places) {
    memory[place].clear()
    attempt(place, (storage) => storage.clear())
  }
}

/** The same storage for the auth client, which does its own parsing. */
export const textStorage = {
  getItem: (key: string): string | null => readText(key, 'browser') ?? null,
  setItem: (key: string, text: string): void => writeText(key, text, 'browser'),
  removeItem: (key: string): void => removeStored(key),
}

function readText(key: string, place: StorageArea): string | undefined {
  return memory[place].get(key) ?? attempt(place, (storage) => storage.getItem(key)) ?? undefined
}

function writeText(key: string, text: string, place: StorageArea): void {
  const isStored = attempt(place, (storage) => {
    storage.setItem(key, text)
    return true
  })
  if (isStored) memory[place].delete(key)
  else memory[place].set(key, text)
}

const keysOf = (place: StorageArea): string[] => [
  ...new Set([...memory[place].keys(), ...(attempt(place, (storage) => Object.keys(storage)) ?? [])]),
]

/** Undefined when the browser refuses; merely naming `localStorage` throws where it is switched off. */
function attempt<Result>(place: StorageArea, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(place === 'browser' ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}

function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Written by something else: no parser will know it.
    return undefined
  }
}
