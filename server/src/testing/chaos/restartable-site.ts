import { type SiteProcess, startProcess } from '../start-process.ts'

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
