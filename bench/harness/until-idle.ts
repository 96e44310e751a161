import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const IDLE_SECONDS = 5
const MAX_SECONDS = 300

/**
 * Waits until a process has been idle for five seconds, so that start-up work (comparing purchases with
 * access) is not measured.
 */
export async function waitUntilIdle(pid: number): Promise<void> {
  const end = Date.now() + MAX_SECONDS * 1000
  let used = processorSeconds(pid)
  let idle = 0
  while (idle < IDLE_SECONDS && Date.now() < end) {
    await pause(1000)
    const now = processorSeconds(pid)
    idle = now === used ? idle + 1 : 0
    used = now
  }
}

const processorSeconds = (pid: number) => Number(execFileSync('ps', ['-o', 'cputimes=', '-p', String(pid)]))
