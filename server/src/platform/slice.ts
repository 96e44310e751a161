import type { FastifyInstance } from 'fastify'
import type { ServerFunction } from './functions.ts'
import type { Job } from './jobs.ts'
import type { Registry } from './metrics.ts'
import type { PersonalData } from './personal-data.ts'
import type { Check } from './readiness.ts'
import type { ErrorRenderer } from './render-errors.ts'
import type { Procedure, Resource } from './rest/resource.ts'
import type { Site } from './site.ts'

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
  /** What its tables know about people, and how that is erased. */
  personalData?: PersonalData
  /** What the slice needs from outside; while it is down, `/readyz` names it as degraded. */
  check?: Check
  /** Adds the numbers an operator can watch, through `addGauge` or as counters of the registry. */
  metrics?(site: Site, registry: Registry): void
  /** Last work before the process ends. */
  close?(site: Site): Promise<void>
}
