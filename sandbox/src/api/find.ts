import type { Collection, Stored } from '../state/collection.ts'
import { notFound } from './api-error.ts'

/** The object with this id, or the provider's error for an unknown one. */
export function find<T extends Stored>(collection: Collection<T>, id: string, name: string, param = 'id'): T {
  const value = collection.get(id)
  if (!value) throw notFound(name, id, param)
  return value
}
