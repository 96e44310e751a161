import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Above the ports browsers block and below the ephemeral range, where a port could be taken before it is
 * used.
 */
const [FIRST, LAST] = [11_000, 32_000] as const

const usedPorts = new Set<number>()

/** A free TCP port, a different one each time. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST)
  if (usedPorts.has(port)) return freePort()
  usedPorts.add(port)
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
