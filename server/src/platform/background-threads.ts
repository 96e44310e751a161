import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

/** By the names that Node gives to its threads: those that hash passwords, and those that help to collect garbage. */
const POOLS: Readonly<Record<string, number>> = {
  'libuv-worker': PRIORITY_LOW,
  'node-V8Worker': PRIORITY_BELOW_NORMAL,
}

/**
 * Lets the thread that answers requests go before the pools of threads that compute for it, so that a storm of
 * sign-ins does not slow down reading. Only Linux has a priority per thread; elsewhere nothing changes.
 */
export function putPoolsBehind(): void {
  ifPossible(() => {
    for (const thread of readdirSync('/proc/self/task')) {
      const priority = POOLS[readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()]
      if (priority !== undefined) setPriority(Number(thread), priority)
    }
  })
}

/** The same for the thread that calls. */
export function stepBehind(): void {
  ifPossible(() => setPriority(Number(basename(readlinkSync('/proc/thread-self'))), PRIORITY_LOW))
}

function ifPossible(change: () => void) {
  try {
    change()
  } catch {
    // Everything works without, only less evenly.
  }
}
