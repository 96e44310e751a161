import { WorkerThread } from '../../platform/worker-thread.ts'

export type BcryptTask = { hash: string; password: string }

const HASH = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/
/** Each step doubles the work; cost 13 takes about a second. */
const MAX_COST = 13

/** Whether this is a bcrypt hash, as imported accounts have, of a cost that we can afford. */
export function isBcryptHash(hash: string): boolean {
  const [, cost] = HASH.exec(hash) ?? []
  return cost !== undefined && Number(cost) >= 4 && Number(cost) <= MAX_COST
}

/** Has the usual cost, so that comparing with it takes as long as with a real hash. */
export const DUMMY_BCRYPT_HASH = `$2b$10$${'.'.repeat(53)}`

/** Runs in a thread, because a comparison takes about 100 ms of CPU time. */
const thread = new WorkerThread<BcryptTask>(new URL('./bcrypt-worker.ts', import.meta.url))

/** Compares without Unicode normalization, because Supabase hashed without it. */
export async function isBcryptPassword(hash: string, password: string): Promise<boolean> {
  const [result] = await thread.run({ hash, password })
  return result === 1
}
