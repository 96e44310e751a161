import { listStored, parseJson, readStored, removeStored, store, userKey } from '../storage/storage.ts'

/** Something of one user that is stored in this browser until the server has it. */
export type OutboxItem<Payload> = {
  readonly userId: string
  readonly kind: string
  readonly key: string
  readonly payload: Payload
  /** How often sending has failed. */
  readonly attempts: number
  /** When it was first stored, in milliseconds: items of one kind are sent in this order. */
  readonly since: number
}

/** The stored items of one kind. The storage key of an item is `kind:userId:key`. */
export function outboxItems<Payload>(kind: string, parse: (stored: unknown) => Payload | undefined) {
  type Item = OutboxItem<Payload>

  function parseItem(storageKey: string, stored: unknown): Item | undefined {
    const [itemKind, userId, ...key] = storageKey.split(':')
    if (itemKind !== kind || userId === undefined) return undefined
    const { payload: value, attempts, since } = unwrap(stored)
    const payload = parse(value)
    return payload === undefined ? undefined : { userId, kind, key: key.join(':'), payload, attempts, since }
  }

  function find(userId: string, key: string): Item | undefined {
    const storageKey = userKey(kind, userId, key)
    return readStored(storageKey, (stored) => parseItem(storageKey, stored))
  }

  const remove = (userId: string, key: string) => removeStored(userKey(kind, userId, key))

  return {
    find,
    /** In the order in which they are sent. */
    list: (userId: string): Item[] =>
      listStored(userKey(kind, userId, ''), (stored) => stored)
        .flatMap(([storageKey, stored]) => parseItem(storageKey, stored) ?? [])
        .sort((one, other) => one.since - other.since),
    write: ({ userId, key, payload, attempts, since }: Item) =>
      store(userKey(kind, userId, key), { payload, attempts, since }),
    remove,
    /** Removes an item, unless it has changed since. */
    removeVersion(item: Item) {
      const latest = find(item.userId, item.key)
      if (latest && versionOf(latest) === versionOf(item)) remove(item.userId, item.key)
    },
    /** The item that another tab has written or removed. */
    parseChange: ({ key, newValue, oldValue }: StorageEvent): Item | undefined =>
      key === null ? undefined : parseItem(key, parseJson(newValue ?? oldValue ?? '')),
  }
}

/** Identifies an item with its payload. */
export const versionOf = ({ key, payload }: OutboxItem<unknown>): string =>
  `${key} ${JSON.stringify(payload)}`

export const hasItems = (kind: string, userId: string): boolean =>
  listStored(userKey(kind, userId, ''), Boolean).length > 0

/** How many items could not be sent so far. Works without the module that defines their kind. */
export const countFailedItems = (kind: string, userId: string): number =>
  listStored(userKey(kind, userId, ''), (stored) => unwrap(stored).attempts > 0 || undefined).length

/** Earlier versions of the site stored the payload alone. */
function unwrap(stored: unknown): { payload: unknown; attempts: number; since: number } {
  const isWrapped = typeof stored === 'object' && stored !== null && 'payload' in stored
  const { payload, attempts, since } = (isWrapped ? stored : { payload: stored }) as Record<string, unknown>
  return { payload, attempts: Number(attempts ?? 0), since: Number(since ?? 0) }
}
