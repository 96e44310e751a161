import { RenderingThread } from '../../platform/rendering/thread.ts'

export type BcryptQuestion = { hash: string; password: string }

const HASH = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/
/** Each step doubles the work; thirteen take about a second. */
const MAX_COST = 13

/** A hash that came with an account from another site, of a cost that does not stall us. */
export function isBcryptHash(hash: string): boolean {
  const [, cost] = HASH.exec(hash) ?? []
  return cost !== undefined && Number(cost) >= 4 && Number(cost) <= MAX_COST
}

/** Of the cost that such hashes usually have. */
export const NOBODYS_BCRYPT_HASH = `$2b$10$${'.'.repeat(53)}`

/** In a thread, because one takes a tenth of a second of the processor. */
const thread = new RenderingThread<BcryptQuestion>(new URL('./bcrypt-worker.ts', import.meta.url))

/** As it is typed: the other site knew no other spelling of it. */
export async function isBcryptPassword(hash: string, password: string): Promise<boolean> {
  const [answer] = await thread.render({ hash, password })
  return answer === 1
}
