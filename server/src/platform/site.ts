import type { FastifyInstance } from 'fastify'
import type { Cards } from './cards.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database.ts'
import type { ServerFunction } from './functions.ts'
import type { Job, Jobs } from './jobs.ts'
import type { Limiter } from './limits.ts'
import type { Log } from './log.ts'
import type { Registry } from './metrics.ts'
import type { ErrorRenderer } from './render-errors.ts'
import type { Procedure, Resource } from './rest/resource.ts'
import type { Caller, Tokens } from './tokens.ts'

/** The parts a running site is made of, handed to every slice. */
export type Site = {
  config: Config
  engine: Database['engine']
  db: Db
  clock: Clock
  log: Log
  limiter: Limiter
  tokens: Tokens
  cards: Cards
  jobs: Jobs
  /** Decided by the server on every call; the only place that knows is the auth slice. */
  isAdministrator(caller: Caller): Promise<boolean>
}

/** One capability of the product as the server sees it. `app.ts` is the list of them. */
export type Slice = {
  name: string
  /** Address prefix and error form of `routes`; plain JSON at the root unless said otherwise. */
  protocol?: { prefix: string; render: ErrorRenderer }
  routes?(app: FastifyInstance, site: Site): void | Promise<void>
  resources?: readonly Resource[]
  procedures?: readonly Procedure[]
  functions?: readonly ServerFunction[]
  jobs?(site: Site): readonly Job[]
  /** Puts in what must be there before the first visitor; runs at every start, in any number of processes. */
  seed?(site: Site): Promise<void>
  /** Throws when the slice cannot do its work now. */
  ready?(site: Site): Promise<void>
  /** Adds the numbers an operator can watch, through `addGauge` or as counters of the registry. */
  metrics?(site: Site, registry: Registry): void
  /** Last work before the process ends. */
  close?(site: Site): Promise<void>
}
