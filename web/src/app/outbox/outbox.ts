import { authorizationOf } from '../clients/authorization-of.ts'
import { type RequestError, toRequestError } from '../clients/request-error.ts'
import { storedUserId } from '../clients/stored-session.ts'
import { countFailedItems, hasItems, type OutboxItem, outboxItems, versionOf } from './outbox-items.ts'

/*
 * The one place for what waits in this browser until the server has it. An item belongs to a user: it is sent only
 * while that user is signed in, and removed when they sign out. Two tabs, or this visit and a later one, may send the
 * same item, so sending it twice must have no further effect.
 */

type OutboxEvent<Payload, Response> = { readonly item: OutboxItem<Payload> } & (
  | { readonly state: 'changed' }
  | { readonly state: 'removed' }
  | { readonly state: 'waiting' }
  | { readonly state: 'sent'; readonly response: Response }
  | { readonly state: 'refused'; readonly error: RequestError }
)
type Listener = (event: OutboxEvent<unknown, unknown>) => void

type KindOptions<Payload, Response> = {
  /** The start of its storage keys. */
  name: string
  parse: (stored: unknown) => Payload | undefined
  /** Sends one item in its user's name. */
  send: (item: OutboxItem<Payload>, headers: { authorization: string }) => Promise<Response>
  /** False while the user is still working on it, as in an unfinished quiz. */
  isReady?: (payload: Payload) => boolean
  /** Whether the user is asked before a sign-out removes it; by default, if it is ready. */
  isUnsavedWork?: (payload: Payload) => boolean
  /** Whether the item is not sent again on this visit until it changes. */
  isRefusal?: (error: RequestError) => boolean
  /** Whether a refused item is removed; otherwise it stays in the browser. */
  dropsRefused?: boolean
  /** Puts what an earlier version of the site stored under other keys into the outbox. */
  migrateLegacyItems?: (userId: string) => void
}

/** What the outbox asks of a kind, whatever its payloads are. */
type Kind = {
  migrateLegacyItems: (userId: string) => void
  sendAll: () => Promise<void>
  hasUnsavedWork: (userId: string) => boolean
  onStored: (event: StorageEvent) => void
  flush: () => void
  stop: () => void
}

/** The tab that stores an item sends it; after this delay another tab does, in case that one was closed. */
const OTHER_TAB_DELAY_MS = 10_000
const FIRST_RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

export const retryDelayMs = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)

const kinds = new Map<string, Kind>()
const listeners = new Set<Listener>()
const stopListeners = new Set<() => void>()
/** The user whose items are being sent. */
let activeUserId: string | undefined
let loaders: Readonly<Record<string, () => Promise<unknown>>> = {}
let countedKinds: readonly string[] = []

/**
 * Modules that define kinds, by the start of their storage keys. Each is loaded once it has items. `countUnsent` leaves
 * out the `uncounted` kinds.
 */
export function registerOutboxKinds(modules: typeof loaders, uncounted: readonly string[] = []): void {
  loaders = modules
  countedKinds = Object.keys(modules).filter((kind) => !uncounted.includes(kind))
}

/** Sends the items of this user, among them those of earlier visits, until the returned function is called. */
export function startOutbox(userId: string): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  activeUserId = userId
  const sendEverything = async () => {
    clearTimeout(retry)
    const areKindsLoaded = await sendAllKinds(userId)
    if (!areKindsLoaded && activeUserId === userId) retry = setTimeout(sendEverything, MAX_RETRY_MS)
  }
  const flush = () => {
    for (const kind of kinds.values()) kind.flush()
  }
  const onStorage = (event: StorageEvent) => {
    for (const kind of kinds.values()) kind.onStored(event)
  }
  window.addEventListener('online', sendEverything)
  window.addEventListener('pagehide', flush)
  window.addEventListener('storage', onStorage)
  void sendEverything()
  return () => {
    activeUserId = undefined
    clearTimeout(retry)
    window.removeEventListener('online', sendEverything)
    window.removeEventListener('pagehide', flush)
    window.removeEventListener('storage', onStorage)
    for (const kind of kinds.values()) kind.stop()
    for (const listener of stopListeners) listener()
  }
}

/** Calls `listener` when the outbox stops for a user, so that a feature can clear what it caches for them. */
export function onOutboxStopped(listener: () => void): void {
  stopListeners.add(listener)
}

/** Sends everything of this user once. Resolves to whether nothing is left that the user expects to be sent. */
export async function emptyOutbox(userId: string): Promise<boolean> {
  const areKindsLoaded = await sendAllKinds(userId)
  return areKindsLoaded && ![...kinds.values()].some((kind) => kind.hasUnsavedWork(userId))
}

/** Resolves to whether the modules of all kinds that have items could be loaded. */
async function sendAllKinds(userId: string): Promise<boolean> {
  const names = Object.keys(loaders).filter((name) => hasItems(name, userId))
  const loaded = await Promise.allSettled(names.map((name) => loaders[name]?.()))
  const failed = loaded.filter(({ status }) => status === 'rejected')
  if (failed.length > 0) console.warn('What waits in this browser could not be sent', failed)
  if (activeUserId === userId) {
    await Promise.all(
      [...kinds.values()].map((kind) => {
        kind.migrateLegacyItems(userId)
        return kind.sendAll()
      }),
    )
  }
  return failed.length === 0
}

/** How many items of this user could not be sent so far. */
export const countUnsent = (userId: string): number =>
  countedKinds.reduce((sum, kind) => sum + countFailedItems(kind, userId), 0)

/** Calls `listener` for every event of every kind; returns an unsubscribe function. */
export function subscribeToOutbox(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Defines one kind of items. */
export function defineOutboxKind<Payload, Response = unknown>(options: KindOptions<Payload, Response>) {
  const { name, parse, send, isReady = () => true, dropsRefused } = options
  const { isUnsavedWork = isReady, isRefusal = (error) => error.isRefusal } = options
  type Item = OutboxItem<Payload>
  type Event = OutboxEvent<Payload, Response>
  const items = outboxItems(name, parse)
  /** Versions that were refused on this visit. The next visit tries again, as the reason may be gone by then. */
  const refused = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Promise<boolean> | undefined
  /** Passes in a row in which something could not be sent. */
  let failures = 0

  const emit = (event: Event) => {
    for (const listener of listeners) listener(event)
  }

  const schedule = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void sendAll(), delayMs)
  }

  const isSendable = (item: Item) => isReady(item.payload) && !refused.has(versionOf(item))

  /** One pass over everything that waits, then again after a pause if something could not be sent. */
  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const userId = activeUserId
    if (userId === undefined) return
    current ??= sendWaiting(userId)
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
  async function sendWaiting(userId: string): Promise<boolean> {
    const failed = new Set<string>()
    for (;;) {
      const item = items.list(userId).find((one) => isSendable(one) && !failed.has(versionOf(one)))
      if (!item) return failed.size > 0
      try {
        const headers = await authorizationOf(userId)
        if (!headers) return false
        const response = await send(item, headers)
        // After a sign-out nothing of this user may be stored again.
        if (storedUserId() !== userId) return false
        items.removeVersion(item)
        emit({ item, state: 'sent', response })
      } catch (thrown) {
        if (storedUserId() !== userId) return false
        const error = toRequestError(thrown)
        if (isRefusal(error)) refuse(item, error)
        else {
          console.warn(`Could not send: ${name}`, thrown)
          failed.add(versionOf(item))
          const latest = items.find(userId, item.key)
          if (latest) items.write({ ...latest, attempts: latest.attempts + 1 })
          emit({ item, state: 'waiting' })
        }
      }
    }
  }

  function refuse(item: Item, error: RequestError) {
    console.warn(`The server refused: ${name}`, error)
    refused.add(versionOf(item))
    const latest = items.find(item.userId, item.key)
    if (dropsRefused) items.removeVersion(item)
    // Trying again will not help, so it no longer counts as unsent.
    else if (latest) items.write({ ...latest, attempts: 0 })
    emit({ item, state: 'refused', error })
  }

  /** Stores nothing for a user who has signed out, as their data has been removed. */
  function put(userId: string, key: string, payload: Payload, { delayMs = 0 } = {}): void {
    if (storedUserId() !== userId) return
    const { attempts, since } = items.find(userId, key) ?? { attempts: 0, since: Date.now() }
    const item = { userId, kind: name, key, payload, attempts, since }
    refused.delete(versionOf(item))
    items.write(item)
    emit({ item, state: 'changed' })
    if (isReady(payload)) schedule(delayMs)
  }

  function remove(userId: string, key: string): void {
    const item = items.find(userId, key)
    items.remove(userId, key)
    if (item) emit({ item, state: 'removed' })
  }

  function onStored(event: StorageEvent) {
    const item = items.parseChange(event)
    if (!item || item.userId !== activeUserId) return
    const isRemoved = event.newValue === null
    emit({ item, state: isRemoved ? 'removed' : 'changed' })
    if (!isRemoved && isSendable(item) && timer === undefined) schedule(OTHER_TAB_DELAY_MS)
  }

  kinds.set(name, {
    migrateLegacyItems: (userId) => options.migrateLegacyItems?.(userId),
    sendAll,
    hasUnsavedWork: (userId) => items.list(userId).some(({ payload }) => isUnsavedWork(payload)),
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
    find: items.find,
    /** In the order in which they are sent. */
    list: items.list,
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
