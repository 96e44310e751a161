import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/provision/free-port.ts'
import type { Bench } from './bench.ts'

/** Measures the seconds from starting a site by its command to its first successful response. The first start is not counted. */
export async function secondsUntilReady(
  bench: Bench,
  command: string,
  cwd: string,
): Promise<() => Promise<number>> {
  const DATA_DIR = await bench.folder()
  // A release starts with the `node` of the PATH, which has to be recent enough.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const measure = async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()]
    const startedAt = performance.now()
    const child = spawn(command, {
      ...{ cwd, shell: true, stdio: ['ignore', 'ignore', 'inherit'] },
      // A process group, because npm and the shell stand between.
      detached: true,
      env: { PATH, DATA_DIR, PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
    })
    try {
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`"${command}" exited with code ${child.exitCode}`)
        await pause(20)
      }
      return (performance.now() - startedAt) / 1000
    } finally {
      await stopGroup(child.pid!)
    }
  }
  await measure()
  return measure
}

/** The shell may end before the site. */
async function stopGroup(pid: number): Promise<void> {
  for (let signal: 'SIGTERM' | 0 = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(-pid, signal)
    } catch {
      return
    }
    await pause(20)
  }
}
