import { RenderingThread } from '../../platform/rendering/thread.ts'

export type BcryptJob = { hash: string; password: string }

const HASH = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/
/** Each step doubles the work; thirteen take about a second. */
const MAX_COST = 13

/** A hash that came with an account from another site, of a cost that does not stall us. */
export function isBcryptHash(hash: string): boolean {
  const [, cost] = HASH.exec(hash) ?? []
  return cost !== undefined && Number(cost) >= 4 && Number(cost) <= MAX_COST
}

/** Of the cost that such hashes usually have. */
export const DUMMY_BCRYPT_HASH = `$2b$10$${'.'.repeat(53)}`

/** In a thread, because one takes a tenth of a second of the processor. */
const thread = new RenderingThread<BcryptJob>(new URL('./bcrypt-worker.ts', import.meta.url))

/** Compared without Unicode normalization, as the other site did. */
export async function isBcryptPassword(hash: string, password: string): Promise<boolean> {
  const [answer] = await thread.render({ hash, password })
  return answer === 1
}
