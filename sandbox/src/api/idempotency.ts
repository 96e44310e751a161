import { hash } from 'node:crypto'
import type { Store } from '../state/store.ts'
import { ApiError } from './api-error.ts'
import type { FormFields } from './form.ts'

const retentionMs = 24 * 60 * 60 * 1000

export interface StoredResponse {
  status: number
  body: object
}

export const keyInUse = () =>
  new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'Another request with this idempotency key is still running. Try again later.',
  })

/**
 * Stores responses by idempotency key: a retry gets the first response. Invalid parameters are not stored;
 * everything else is, including failures.
 */
export class Idempotency {
  #store: Store
  #running = new Set<string>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Returns the stored response of this key. Otherwise returns undefined and locks the key until `release`. */
  begin(key: string, fingerprint: string): StoredResponse | undefined {
    if (key.length > 255) {
      throw new ApiError(400, {
        type: 'idempotency_error',
        message: 'Idempotency keys have at most 255 characters.',
      })
    }
    if (this.#running.has(key)) {
      throw keyInUse()
    }
    const stored = this.#store.storedResponses.get(key)
    if (stored && Date.now() - stored.createdMs < retentionMs) {
      if (stored.fingerprint === fingerprint) return stored
      throw new ApiError(400, {
        type: 'idempotency_error',
        message:
          'This idempotency key was first used with different parameters. Use a new key for a different request.',
      })
    }
    this.#running.add(key)
    return undefined
  }

  release(key: string, fingerprint: string, response: StoredResponse | undefined): void {
    this.#running.delete(key)
    if (response)
      this.#store.storedResponses.put({ id: key, fingerprint, ...response, createdMs: Date.now() })
  }
}

/** A hash of the request that does not depend on the order of its fields. */
export function fingerprintOf(method: string, path: string, fields: FormFields): string {
  const sorted = JSON.stringify(fields, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return hash('sha256', `${method} ${path}\n${sorted}`, 'base64url')
}
