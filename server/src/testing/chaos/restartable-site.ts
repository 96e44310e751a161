import { type SiteProcess, startProcess } from '../start-process.ts'

/** A site that can be killed at any time and restarts on the same port. */
export class RestartableSite {
  readonly url: string
  readonly #env: Record<string, string>
  #life: Promise<SiteProcess>
  deaths = 0

  constructor(env: Record<string, string>) {
    this.#env = env
    this.url = `http://127.0.0.1:${env.PORT}`
    this.#life = startProcess(env)
  }

  /** Resolves when it is up. */
  async up(): Promise<void> {
    await this.#life
  }

  async kill(): Promise<void> {
    const dying = await this.#life
    this.deaths++
    dying.kill('SIGKILL')
    this.#life = dying.exited.then(() => startProcess(this.#env))
    await this.#life
  }
}
