import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { providePostgres, type RunningPostgres, startPostgres } from '../../scripts/provision/postgres.ts'
import { type StartedSite, startSite } from '../../scripts/provision/site.ts'
import { siteSettings } from './settings.ts'
import { Unavailable } from './unavailable.ts'

interface Program {
  pid: number
  stdout: Readable
  stop(): Promise<void>
}

interface BareServer extends Program {
  url: string
}

/** A request in a list for wrk. */
export interface ListedRequest {
  token?: string
  path: string
  body?: object
}

/** The path of a minimal program. */
export const baselineScript = (name: string) => join(import.meta.dirname, '..', 'baseline', name)

/** Resources for the rows of one file. All are stopped and removed after the file. */
export class Workbench {
  /** Small sizes, only to check that the rows run. */
  readonly isQuick: boolean
  readonly #cleanUps: Array<() => Promise<void>> = []
  #postgres: RunningPostgres | undefined
  #databases = 0
  readonly #shared = new Map<string, Promise<unknown>>()

  constructor(isQuick: boolean) {
    this.isQuick = isQuick
  }

  /** A resource that the rows of one file share. The first row creates it. */
  shared<Resource>(name: string, create: () => Promise<Resource>): Promise<Resource> {
    const resource = (this.#shared.get(name) as Promise<Resource> | undefined) ?? create()
    this.#shared.set(name, resource)
    return resource
  }

  async site(settings: Record<string, string> = {}): Promise<StartedSite> {
    const site = await startSite({ ...siteSettings, ...settings })
    this.#cleanUps.push(site.remove)
    return site
  }

  /** The URL of a new, empty database on a PostgreSQL server with durable commits. */
  async postgresDatabase(): Promise<string> {
    const psql = join(await this.postgresPrograms(), 'psql')
    if (!this.#postgres) {
      this.#postgres = await startPostgres({ durable: true })
      this.#cleanUps.push(this.#postgres.stop)
    }
    this.#databases += 1
    const name = `course_${this.#databases}`
    await promisify(execFile)(psql, ['-X', '-q', '-c', `create database ${name}`, this.#postgres.url])
    return this.#postgres.url.replace(/[^/]+$/, name)
  }

  async postgresPrograms(): Promise<string> {
    try {
      return await providePostgres()
    } catch {
      throw new Unavailable('PostgreSQL is not installed and could not be installed.')
    }
  }

  /** A file for `load/requests.lua`. */
  async requestList(requests: readonly ListedRequest[]): Promise<string> {
    const file = join(await this.folder(), 'requests')
    const lines = requests.map(({ token = '', path, body }) =>
      [token, path, body ? JSON.stringify(body) : ''].join('\t'),
    )
    await writeFile(file, `${lines.join('\n')}\n`)
    return file
  }

  /** Starts a script of bench/baseline, which prints its URL as the first line. */
  async bareServer(script: string, ...args: string[]): Promise<BareServer> {
    const program = this.start(process.execPath, [baselineScript(script), ...args])
    const [url] = (await once(createInterface({ input: program.stdout }), 'line')) as [string]
    return { ...program, url }
  }

  /** Runs an operator command with the settings of a site. */
  command(name: string, args: string[], settings: Record<string, string>): Promise<void> {
    const script = join(import.meta.dirname, '../../server/src', `${name}.ts`)
    return this.run(process.execPath, [script, ...args], { ...siteSettings, ...settings })
  }

  /** Runs a program to completion. Throws with its output if it fails. */
  async run(program: string, args: string[], settings: Record<string, string> = {}): Promise<void> {
    await promisify(execFile)(program, args, { env: { ...process.env, ...settings } })
  }

  start(program: string, args: string[]): Program {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    const stop = async () => {
      child.kill('SIGTERM')
      await ended
    }
    this.#cleanUps.push(stop)
    return { pid: child.pid!, stdout: child.stdout, stop }
  }

  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'course-bench-'))
    this.#cleanUps.push(() => rm(folder, { recursive: true, force: true }))
    return folder
  }

  onClear(cleanUp: () => Promise<void>): void {
    this.#cleanUps.push(cleanUp)
  }

  async clear(): Promise<void> {
    for (const cleanUp of this.#cleanUps.splice(0).reverse()) await cleanUp()
  }
}
