import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Load {
  headers?: Record<string, string>
  connections?: number
  seconds?: number
  /** A Lua file of bench/load that makes the requests, with its arguments. */
  script?: string
  args?: string[]
}

/** Requests per second that a server answers. An answer that is no success is an error of the benchmark. */
export async function requestsPerSecond(wrk: string, url: string, load: Load = {}): Promise<number> {
  const { headers = {}, connections = 32, seconds = 3, script, args = [] } = load
  const { stdout } = await promisify(execFile)(wrk, [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
    ...(args.length > 0 ? ['--', ...args] : []),
  ])
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0]
  if (failed) throw new Error(`${url}: ${failed}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1])
}
