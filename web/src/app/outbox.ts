import { authorizationOf } from './clients/authorization-of.ts'
import { type RequestError, toRequestError } from './clients/request-error.ts'
import { storedUserId } from './clients/stored-session.ts'
import { listStored, readStored, removeStored, store, userKey } from './storage.ts'

/**
 * The one place for what waits in this browser until the server has it. An item belongs to a user: it is stored under
 * `kind:userId:key`, sent only while that user is signed in, and removed when they sign out. Another tab or a later
 * visit sends what this one could not, so sending the same item twice must have no further effect.
 */
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

type OutboxEvent<Payload, Response> = { readonly item: OutboxItem<Payload> } & (
  | { readonly state: 'changed' }
  | { readonly state: 'removed' }
  | { readonly state: 'waiting' }
  | { readonly state: 'sent'; readonly response: Response }
  | { readonly state: 'refused'; readonly error: RequestError }
)
type Listener = (event: OutboxEvent<unknown, unknown>) => void

type KindOptions<Payload, Response> = {
  name: string
  parse: (stored: unknown) => Payload | undefined
  /** Sends one item in its user's name; errors are those of the API clients. Drafts, which a page sends, have none. */
  send?: (item: OutboxItem<Payload>, headers: { authorization: string }) => Promise<Response>
  /** False while the user is still working on it, as in an unfinished quiz. */
  isReady?: (payload: Payload) => boolean
  /** After these statuses the item is not sent again until it changes. */
  refusals?: readonly number[]
  /** Whether a refused item is removed; otherwise it stays in the browser. */
  dropsRefused?: boolean
  /** Takes over what an earlier version of the site has stored elsewhere. */
  adopt?: (userId: string) => void
}

/** What a kind does for this module; its payloads are its own. */
type Kind = {
  adopt: (userId: string) => void
  sendAll: () => Promise<void>
  isWaiting: (userId: string) => boolean
  onStored: (event: StorageEvent) => void
  flush: () => void
  stop: () => void
}

const usualRefusals: readonly number[] = [400, 403, 404, 409, 413, 422]
/** Another tab sends what it stores; this tab does it if that one was closed. */
const otherTabDelayMs = 10_000
const firstRetryMs = 2_000
const maxRetryMs = 60_000

export const retryDelayMs = (failures: number): number => Math.min(firstRetryMs * 2 ** failures, maxRetryMs)

const kinds = new Map<string, Kind>()
const listeners = new Set<Listener>()
const stopListeners = new Set<() => void>()
/** The user whose items are being sent. */
let activeUserId: string | undefined
let loaders: Readonly<Record<string, () => Promise<unknown>>> = {}

/** Modules that define kinds, by the start of their storage keys. Each is loaded once something of it waits. */
export function registerOutboxKinds(modules: typeof loaders): void {
  loaders = modules
}

/** Sends the items of this user, among them those of earlier visits, until the returned function is called. */
export function startOutbox(userId: string): () => void {
  activeUserId = userId
  const sendEverything = () => void sendAllKinds(userId)
  const flush = () => {
    for (const kind of kinds.values()) kind.flush()
  }
  const onStorage = (event: StorageEvent) => {
    for (const kind of kinds.values()) kind.onStored(event)
  }
  window.addEventListener('online', sendEverything)
  window.addEventListener('pagehide', flush)
  window.addEventListener('storage', onStorage)
  sendEverything()
  return () => {
    activeUserId = undefined
    window.removeEventListener('online', sendEverything)
    window.removeEventListener('pagehide', flush)
    window.removeEventListener('storage', onStorage)
    for (const kind of kinds.values()) kind.stop()
    for (const listener of stopListeners) listener()
  }
}

/** For what a feature keeps in memory for the user whose items are no longer sent. */
export function onOutboxStopped(listener: () => void): void {
  stopListeners.add(listener)
}

/** Sends everything of this user once. Resolves to whether nothing is left that the user expects to be sent. */
export async function emptyOutbox(userId: string): Promise<boolean> {
  await sendAllKinds(userId)
  return ![...kinds.values()].some((kind) => kind.isWaiting(userId))
}

async function sendAllKinds(userId: string): Promise<void> {
  const waiting = Object.keys(loaders).filter(
    (name) => listStored(userKey(name, userId, ''), Boolean).length > 0,
  )
  try {
    await Promise.all(waiting.map((name) => loaders[name]?.()))
  } catch (error) {
    console.warn('What waits in this browser could not be sent', error)
  }
  if (activeUserId !== userId) return
  await Promise.all(
    [...kinds.values()].map((kind) => {
      kind.adopt(userId)
      return kind.sendAll()
    }),
  )
}

/** How many items of this user could not be sent so far. */
export const countUnsent = (userId: string): number =>
  Object.keys(loaders)
    .flatMap((name) => listStored(userKey(name, userId, ''), parseAttempts))
    .filter(([, attempts]) => attempts > 0).length

const parseAttempts = (stored: unknown): number => unwrap(stored).attempts

/** Calls `listener` for every event of every kind; returns an unsubscribe function. */
export function subscribeToOutbox(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Defines one kind of items. */
export function defineOutboxKind<Payload, Response = unknown>(options: KindOptions<Payload, Response>) {
  const { name, parse, send, isReady = () => true, refusals = usualRefusals, dropsRefused, adopt } = options
  type Item = OutboxItem<Payload>
  type Event = OutboxEvent<Payload, Response>
  const refused = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Promise<boolean> | undefined
  /** Passes in a row in which something could not be sent. */
  let failures = 0

  const storageKey = (userId: string, key: string) => userKey(name, userId, key)

  function parseItem(userId: string, key: string, stored: unknown): Item | undefined {
    const { payload: value, attempts, since } = unwrap(stored)
    const payload = parse(value)
    return payload === undefined ? undefined : { userId, kind: name, key, payload, attempts, since }
  }

  const find = (userId: string, key: string): Item | undefined =>
    readStored(storageKey(userId, key), (stored) => parseItem(userId, key, stored))

  const list = (userId: string): Item[] =>
    listStored(userKey(name, userId, ''), (stored) => stored)
      .flatMap(([id, stored]) => parseItem(userId, id.split(':').slice(2).join(':'), stored) ?? [])
      .sort((one, other) => one.since - other.since)

  const write = ({ userId, key, payload, attempts, since }: Item) =>
    store(storageKey(userId, key), { payload, attempts, since })

  const emit = (event: Event) => {
    for (const listener of listeners) listener(event)
  }

  const schedule = (delayMs: number) => {
    clearTimeout(timer)
    if (send) timer = setTimeout(() => void sendAll(), delayMs)
  }

  const isSendable = (item: Item) => isReady(item.payload) && !refused.has(versionOf(item))

  /** One pass over everything that waits, then again after a pause if something could not be sent. */
  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const userId = activeUserId
    if (userId === undefined || !send) return
    current ??= sendWaiting(userId, send)
    const pass = current
    const hasFailed = await pass
    if (current !== pass) return
    current = undefined
    if (!hasFailed) failures = 0
    else if (timer === undefined) {
      schedule(retryDelayMs(failures))
      failures += 1
    }
  }

  /** Resolves to whether something could not be sent. What changes meanwhile is sent as well. */
  async function sendWaiting(userId: string, sendItem: NonNullable<typeof send>): Promise<boolean> {
    const failed = new Set<string>()
    for (;;) {
      const item = list(userId).find((one) => isSendable(one) && !failed.has(versionOf(one)))
      if (!item) return failed.size > 0
      try {
        const headers = await authorizationOf(userId)
        if (!headers) return false
        const response = await sendItem(item, headers)
        // After a sign-out nothing of this user may be stored again.
        if (storedUserId() !== userId) return false
        removeVersion(item)
        emit({ item, state: 'sent', response })
      } catch (thrown) {
        if (storedUserId() !== userId) return false
        const error = toRequestError(thrown)
        if (error.status !== undefined && refusals.includes(error.status)) refuse(item, error)
        else {
          console.warn(`Could not send: ${name}`, thrown)
          failed.add(versionOf(item))
          const latest = find(userId, item.key)
          if (latest) write({ ...latest, attempts: latest.attempts + 1 })
          emit({ item, state: 'waiting' })
        }
      }
    }
  }

  function refuse(item: Item, error: RequestError) {
    console.warn(`The server refused: ${name}`, error)
    refused.add(versionOf(item))
    if (dropsRefused) removeVersion(item)
    emit({ item, state: 'refused', error })
  }

  /** Removes an item, unless it has changed since. */
  function removeVersion(item: Item) {
    const latest = find(item.userId, item.key)
    if (latest && versionOf(latest) === versionOf(item)) removeStored(storageKey(item.userId, item.key))
  }

  function put(userId: string, key: string, payload: Payload, { delayMs = 0 } = {}): void {
    const before = find(userId, key)
    const item = {
      userId,
      kind: name,
      key,
      payload,
      attempts: before?.attempts ?? 0,
      since: before?.since ?? Date.now(),
    }
    refused.delete(versionOf(item))
    write(item)
    emit({ item, state: 'changed' })
    if (isReady(payload)) schedule(delayMs)
  }

  function remove(userId: string, key: string): void {
    const item = find(userId, key)
    removeStored(storageKey(userId, key))
    if (item) emit({ item, state: 'removed' })
  }

  function onStored({ key: id, newValue, oldValue }: StorageEvent) {
    const [kind, userId, ...rest] = id?.split(':') ?? []
    if (kind !== name || userId === undefined || userId !== activeUserId) return
    const item = parseItem(userId, rest.join(':'), parseJson(newValue ?? oldValue))
    if (!item) return
    emit({ item, state: newValue === null ? 'removed' : 'changed' })
    if (newValue !== null && isSendable(item) && timer === undefined) schedule(otherTabDelayMs)
  }

  kinds.set(name, {
    adopt: (userId) => adopt?.(userId),
    sendAll,
    isWaiting: (userId) => send !== undefined && list(userId).some(({ payload }) => isReady(payload)),
    onStored,
    flush: () => {
      if (timer !== undefined) void sendAll()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      current = undefined
      failures = 0
    },
  })

  return {
    find,
    /** In the order in which they are sent. */
    list,
    /** Stores an item, which replaces the one with this key, and sends it once it is ready. */
    put,
    remove,
    /** Sends now what waits for a delay or a retry. */
    flush: () => void sendAll(),
    /** Resolves once nothing of this kind is being sent. */
    settled: async () => void (await current),
    subscribe: (listener: (event: Event) => void) =>
      subscribeToOutbox((event) => {
        if (event.item.kind === name) listener(event as Event)
      }),
  }
}

const versionOf = ({ key, payload }: OutboxItem<unknown>): string => `${key} ${JSON.stringify(payload)}`

/** Earlier versions of the site stored the payload alone. */
function unwrap(stored: unknown): { payload: unknown; attempts: number; since: number } {
  const isWrapped = typeof stored === 'object' && stored !== null && 'payload' in stored
  const { payload, attempts, since } = (isWrapped ? stored : { payload: stored }) as Record<string, unknown>
  return { payload, attempts: Number(attempts ?? 0), since: Number(since ?? 0) }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
