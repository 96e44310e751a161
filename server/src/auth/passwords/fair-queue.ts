import { AppError } from '../../platform/errors.ts'

type Waiting = { start: () => void; refuse: () => void }

/**
 * Runs at most `maxRunning` jobs at a time. Each network has its own queue, and the queues take turns, so that
 * many requests from one network delay those of others by one job per turn.
 */
export function fairQueue({ maxRunning, maxQueued }: { maxRunning: number; maxQueued: number }) {
  /** In turn order: the network that was served last is at the end. */
  const queues = new Map<string, Waiting[]>()
  let running = 0
  let queued = 0

  const wait = (network: string) =>
    new Promise<void>((resolve, reject) => {
      if (queued >= maxQueued && !dropFromLongest(network)) return reject(busyError())
      const waiting = { start: resolve, refuse: () => reject(busyError()) }
      const queue = queues.get(network)
      if (queue) queue.push(waiting)
      else queues.set(network, [waiting])
      queued++
    })

  /** Refuses the last job of the longest queue to make room, if it is at least two longer than that of `network`. */
  const dropFromLongest = (network: string): boolean => {
    const own = queues.get(network)?.length ?? 0
    const [longest] = [...queues.values()].sort((a, b) => b.length - a.length)
    if (!longest || longest.length <= own + 1) return false
    longest.pop()?.refuse()
    queued--
    return true
  }

  const startNext = () => {
    const [entry] = queues
    if (!entry) {
      running--
      return
    }
    const [network, queue] = entry
    queues.delete(network)
    const next = queue.shift()
    if (queue.length > 0) queues.set(network, queue)
    queued--
    next?.start()
  }

  return async <T>(network: string, work: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running++
    else await wait(network)
    try {
      return await work()
    } finally {
      // Hands the slot to the next in turn, or releases it.
      startNext()
    }
  }
}

const busyError = () => new AppError('server.busy', { headers: { 'retry-after': '5' } })
