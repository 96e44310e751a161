import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type StartedSite, startSite } from '../../scripts/provision/site.ts'

/** Signs the tokens of the benchmark's people: opening thousands of sessions one by one would take minutes. */
const JWT_SECRET = 'a secret that only the benchmark knows'

export interface Person {
  id: string
  token: string
}

interface Program {
  pid: number
  stdout: Readable
  stop(): Promise<void>
}

export interface BareServer extends Program {
  url: string
}

/** The path of a program that does only the bare work. */
export const bareScript = (name: string) => join(import.meta.dirname, '..', 'bare', name)

/** What the rows work with. Everything started or made here ends with the row. */
export class Workbench {
  readonly #cleanUps: Array<() => Promise<void>> = []

  async site(settings: Record<string, string> = {}): Promise<StartedSite> {
    const site = await startSite({ JWT_SECRET, TRUST_PROXY: '127.0.0.1', ...settings })
    this.#cleanUps.push(site.remove)
    return site
  }

  /** Confirmed accounts of the site, each with a token. */
  async people(site: StartedSite, count: number): Promise<Person[]> {
    const people: Person[] = []
    const service = signToken({ role: 'service_role' })
    for (let number = 0; number < count; number++) {
      const answer = await fetch(`${site.url}/auth/v1/admin/users`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${service}`,
          'content-type': 'application/json',
          // Every address may only make so many.
          'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
        },
        body: JSON.stringify({ email: `learner-${number}@bench.test`, email_confirm: true }),
      })
      if (!answer.ok) throw new Error(`No account was made: ${answer.status} ${await answer.text()}`)
      const { id } = (await answer.json()) as { id: string }
      people.push({
        id,
        token: signToken({ role: 'authenticated', sub: id, session_id: randomUUID(), aal: 'aal1' }),
      })
    }
    return people
  }

  /** Starts a script of bench/bare; it prints the address it listens on as its first line. */
  async bareServer(script: string, ...args: string[]): Promise<BareServer> {
    const program = this.start(process.execPath, [bareScript(script), ...args])
    const [url] = (await once(createInterface({ input: program.stdout }), 'line')) as [string]
    return { ...program, url }
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

  async clear(): Promise<void> {
    for (const cleanUp of this.#cleanUps.splice(0).reverse()) await cleanUp()
  }
}

function signToken(claims: Record<string, unknown>): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, exp, aud: 'authenticated' })}`
  return `${signed}.${createHmac('sha256', JWT_SECRET).update(signed).digest('base64url')}`
}
