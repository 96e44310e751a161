import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { provideProgram } from '../../scripts/provision/programs.ts'
import type { Bench } from './bench.ts'

export interface ListedRequest {
  token?: string
  path: string
  body?: object
}

/** The load of one or more measurements: one URL, or a list of requests that wrk sends in turn. */
interface Load {
  url: string
  requests?: readonly ListedRequest[]
  headers?: Record<string, string>
  connections?: number
}

/** Returns a function that generates the load with wrk and returns the requests per second. */
export async function requestsPerSecond(bench: Bench, load: Load): Promise<() => Promise<number>> {
  const { url, requests, headers = {}, connections = 32 } = load
  const program = await provideProgram('wrk')
  if (!program) throw new Error('wrk was not found and could not be installed.')
  const list = requests && (await writeList(bench, requests))
  let sent = 0
  return async () => {
    const { stdout } = await promisify(execFile)(program, [
      ...['-t1', `-c${connections}`, `-d${bench.isTiny ? 1 : 3}s`, '--timeout', '20s'],
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      ...(list ? ['-s', join(import.meta.dirname, 'requests.lua'), url, '--', list, String(sent)] : [url]),
    ])
    const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0]
    if (failed) throw new Error(`${url}: ${failed}`)
    // The next measurement continues in the list, because a repeated write would change nothing.
    sent += Number(/(\d+) requests in/.exec(stdout)![1]) + connections
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1])
  }
}

/** The average time of one request, sent one at a time. */
export async function milliseconds(bench: Bench, load: Load): Promise<() => Promise<number>> {
  const measure = await requestsPerSecond(bench, { ...load, connections: 1 })
  return async () => 1000 / (await measure())
}

/** A file for `requests.lua`. */
async function writeList(bench: Bench, requests: readonly ListedRequest[]): Promise<string> {
  const file = join(await bench.folder(), 'requests')
  const lines = requests.map(({ token = '', path, body }) =>
    [token, path, body ? JSON.stringify(body) : ''].join('\t'),
  )
  await writeFile(file, `${lines.join('\n')}\n`)
  return file
}
