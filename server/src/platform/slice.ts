import type { PagePath } from '@course/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { ServerFunction } from './functions.ts'
import type { Job } from './jobs.ts'
import type { Registry } from './metrics.ts'
import type { PersonalData } from './personal-data.ts'
import type { Check } from './readiness.ts'
import type { ErrorRenderer } from './render-errors.ts'
import type { Procedure, Resource } from './rest/resource.ts'
import type { PageSources } from './security-headers.ts'
import type { Site } from './site.ts'
import type { PageResponse } from './web.ts'

/** A name and value shown once to the owner, such as a generated password. */
export type Notice = readonly [name: string, value: string]

/** One capability of the product, opened for a site: what it contributes. State it needs lives in its closure. */
export type Slice = {
  /** Address prefix and error form of `routes`; plain JSON at the root unless said otherwise. */
  protocol?: { prefix: string; render: ErrorRenderer }
  routes?(app: FastifyInstance): void | Promise<void>
  resources?: readonly Resource[]
  procedures?: readonly Procedure[]
  functions?: readonly ServerFunction[]
  jobs?: readonly Job[]
  /** Seeds required data; runs at every start, in any number of processes. */
  seed?(): Promise<void> | Promise<readonly Notice[]>
  /** What its tables know about people, and how that is erased. */
  personalData?: PersonalData
  /** An external dependency; while it is down, `/readyz` reports the site as degraded. */
  readiness?: Check
  /** Adds the numbers an operator can watch, through `addGauge` or as counters of the registry. */
  metrics?(registry: Registry): void
  /** Pages whose status and headers depend on what is asked for. */
  pages?: Partial<Record<PagePath, PageResponse>>
  /** What its pages may load from elsewhere. */
  csp?: PageSources
  /** Last work before the process ends. */
  close?(): Promise<void>
}

/** Opens a slice for one site. `app.ts` has the list of them. */
export type SliceFactory = (site: Site) => Slice
