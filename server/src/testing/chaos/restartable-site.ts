import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteProcess, startProcess, temporaryFolder } from '../start-process.ts'

/** A site that can be killed at any time and restarts on the same port. */
export class RestartableSite {
  readonly url: string
  readonly #env: Record<string, string>
  #process: Promise<SiteProcess>
  kills = 0

  constructor(env: Record<string, string>) {
    this.#env = env
    this.url = `http://127.0.0.1:${env.PORT}`
    this.#process = startProcess(env)
  }

  async waitUntilReady(): Promise<void> {
    await this.#process
  }

  async kill(): Promise<void> {
    const current = await this.#process
    this.kills++
    current.kill('SIGKILL')
    this.#process = current.exited.then(() => startProcess(this.#env))
    await this.#process
  }
}

/** Machines with the same secrets and separate data folders behind one proxy. */
export class Machines {
  readonly url: string
  readonly dataDirs: readonly string[]
  readonly #sites: readonly RestartableSite[]

  private constructor(url: string, dataDirs: readonly string[], sites: readonly RestartableSite[]) {
    this.url = url
    this.dataDirs = dataDirs
    this.#sites = sites
  }

  static async start(env: Record<string, string>, ports: readonly string[], url: string): Promise<Machines> {
    const dataDirs = ports.map((_, index) => (index === 0 ? env.DATA_DIR! : temporaryFolder()))
    const sites: RestartableSite[] = []
    for (const [index, PORT] of ports.entries()) {
      const DATA_DIR = dataDirs[index]!
      // The first start creates the secrets.
      if (index > 0) cpSync(join(dataDirs[0]!, 'secrets'), join(DATA_DIR, 'secrets'), { recursive: true })
      const site = new RestartableSite({ ...env, PORT, DATA_DIR })
      sites.push(site)
      await site.waitUntilReady()
    }
    return new Machines(url, dataDirs, sites)
  }

  get kills(): number {
    return this.#sites.reduce((sum, { kills }) => sum + kills, 0)
  }

  async waitUntilReady(): Promise<void> {
    await Promise.all(this.#sites.map((site) => site.waitUntilReady()))
  }

  /** Kills one machine after the other in turn. */
  async kill(): Promise<void> {
    await this.#sites[this.kills % this.#sites.length]!.kill()
  }
}
