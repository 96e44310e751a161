export interface Stored {
  id: string
}

type KeyOf<T> = (value: T) => string | null

/**
 * Objects of one kind in creation order. Immutable: `put` replaces a version, so an event's snapshot keeps
 * the old one.
 */
export class Collection<T extends Stored> {
  readonly kind: string
  #values: T[] = []
  #position = new Map<string, number>()
  #indexes: { keyOf: KeyOf<T>; ids: Map<string, Set<string>> }[] = []
  #onPut: (kind: string, value: T) => void

  constructor(kind: string, onPut: (kind: string, value: T) => void) {
    this.kind = kind
    this.#onPut = onPut
  }

  /** Declares a lookup by a key other than the id. Must be called before the first value is put. */
  indexBy(keyOf: KeyOf<T>): (key: string) => T[] {
    const ids = new Map<string, Set<string>>()
    this.#indexes.push({ keyOf, ids })
    return (key) => [...(ids.get(key) ?? [])].map((id) => this.get(id)!)
  }

  get size(): number {
    return this.#values.length
  }

  get(id: string): T | undefined {
    const position = this.#position.get(id)
    return position === undefined ? undefined : this.#values[position]
  }

  /** The index of the object in creation order, for cursors. */
  positionOf(id: string): number | undefined {
    return this.#position.get(id)
  }

  at(position: number): T | undefined {
    return this.#values[position]
  }

  put(value: T): T {
    this.restore(value)
    this.#onPut(this.kind, value)
    return value
  }

  /** Like `put`, for a value that is already in the journal. */
  restore(value: T): void {
    const position = this.#position.get(value.id)
    const before = position === undefined ? undefined : this.#values[position]
    if (position === undefined) {
      this.#position.set(value.id, this.#values.length)
      this.#values.push(value)
    } else {
      this.#values[position] = value
    }
    for (const { keyOf, ids } of this.#indexes) {
      const oldKey = before && keyOf(before)
      const newKey = keyOf(value)
      if (oldKey === newKey) continue
      if (oldKey) ids.get(oldKey)?.delete(value.id)
      if (newKey) ids.get(newKey)?.add(value.id) ?? ids.set(newKey, new Set([value.id]))
    }
  }

  [Symbol.iterator](): Iterator<T> {
    return this.#values[Symbol.iterator]()
  }
}
