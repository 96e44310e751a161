import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { provideProgram } from '../../scripts/provision/programs.ts'
import { Unavailable } from './unavailable.ts'

interface Load {
  headers?: Record<string, string>
  connections?: number
  seconds?: number
  /** A script of bench/load that creates the requests, with its arguments. */
  script?: string
  args?: string[]
}

export type Wrk = Awaited<ReturnType<typeof provideWrk>>

/** The load generator. Throws if a response is not a success. */
export async function provideWrk() {
  const program = await provideProgram('wrk')
  if (!program) throw new Unavailable('wrk is not installed and could not be installed.')
  const run = (url: string, load: Load) => runWrk(program, url, load)
  return {
    async requestsPerSecond(url: string, load: Load = {}): Promise<number> {
      return Number(/Requests\/sec:\s+([\d.]+)/.exec(await run(url, load))![1])
    },

    /** The average time of one request on a single connection. */
    async milliseconds(url: string, load: Load = {}): Promise<number> {
      return 1000 / (await this.requestsPerSecond(url, { ...load, connections: 1 }))
    },

    /** The 99th percentile of the latency, in milliseconds. */
    async p99(url: string, load: Load = {}): Promise<number> {
      const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(await run(url, load))!
      return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
    },
  }
}

async function runWrk(program: string, url: string, load: Load): Promise<string> {
  const { headers = {}, connections = 32, seconds = 3, script, args = [] } = load
  const { stdout } = await promisify(execFile)(program, [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '--latency'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', join(import.meta.dirname, '..', 'load', script)] : []),
    url,
    ...(args.length > 0 ? ['--', ...args] : []),
  ])
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0]
  if (failed) throw new Error(`${url}: ${failed}`)
  return stdout
}
