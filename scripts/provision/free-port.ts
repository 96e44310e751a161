import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

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

/** Whether a server listens on this port; a refusal is reported with a pause, for callers that ask again. */
export async function acceptsConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    await wait(50)
    return false
  } finally {
    socket.destroy()
  }
}
