import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Above the ports that browsers refuse, and below those that systems give to outgoing connections: one of these could be
 * taken between the look at it and the start of whoever is to listen on it.
 */
const [FIRST, LAST] = [11_000, 32_000] as const

const given = new Set<number>()

/** A TCP port that nobody listens on right now, another one each time. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST)
  if (given.has(port)) return freePort()
  given.add(port)
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
