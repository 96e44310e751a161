import { storedUserId } from '../clients/stored-session.ts'
import { newId } from './new-id.ts'

/** Ids of operations that may have run on the server, although no response arrived. */
const unfinished = new Map<string, string>()

/** Identifies what a user asks for. */
export const operationKey = (operation: string, input: unknown): string =>
  JSON.stringify([storedUserId(), operation, input], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * The id under which the server runs an operation once. It stays the same until the operation is finished, so that a
 * retry after a lost response does not run it again.
 */
export function operationIdOf(key: string): string {
  const id = unfinished.get(key) ?? newId()
  unfinished.set(key, id)
  return id
}

/** Forgets the id: the next run with the same input is a new operation. */
export const finishOperation = (key: string): void => void unfinished.delete(key)
