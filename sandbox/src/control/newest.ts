import type { Collection, Stored } from '../state/collection.ts'

/** The newest matching values, newest first. */
export function listNewest<T extends Stored>(
  collection: Collection<T>,
  limit: number,
  matches: (value: T) => boolean = () => true,
): T[] {
  const found: T[] = []
  for (let position = collection.size - 1; position >= 0 && found.length < limit; position--) {
    const value = collection.at(position)!
    if (matches(value)) found.push(value)
  }
  return found
}
