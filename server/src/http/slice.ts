import type { PagePath } from '@course/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { Job } from '../platform/jobs.ts'
import type { Registry } from '../platform/metrics.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { Check } from '../platform/readiness.ts'
import type { MailAttachments, PersonalFiles, Site, TextKind } from '../platform/site.ts'
import type { ServerFunction } from './functions.ts'
import type { PageResponse, RenderPages } from './pages/web.ts'
import type { Protocol } from './protocols.ts'
import type { Procedure, Resource } from './rest/resource.ts'
import type { PageSources } from './security-headers.ts'

/** A name and value that the start prints once for the operator, such as a generated password. */
export type Notice = readonly [name: string, value: string]

/** What one feature of the product contributes to a site. Its state lives in the closure of its factory. */
export type Slice = {
  /** The protocol of `routes`; by default `plain`. */
  protocol?: Protocol
  routes?(app: FastifyInstance): void | Promise<void>
  resources?: readonly Resource[]
  procedures?: readonly Procedure[]
  functions?: readonly ServerFunction[]
  jobs?: readonly Job[]
  /** Its texts that staff edit. */
  texts?: readonly TextKind[]
  /** Creates required data. Runs at every start, possibly in several processes at once. */
  seed?(): Promise<void> | Promise<readonly Notice[]>
  /** Which columns hold personal data, and how to erase it. */
  personalData?: PersonalData
  personalFiles?: PersonalFiles
  mailAttachments?: MailAttachments
  /** An external dependency; while it is down, `/readyz` reports the site as degraded. */
  readiness?: Check
  /** Registers Prometheus metrics. */
  metrics?(registry: Registry): void
  /** Pages whose status or headers depend on the request. */
  pages?: Partial<Record<PagePath, PageResponse>>
  renderPages?: RenderPages
  /** Origins that its pages may load from. */
  csp?: PageSources
  /** Cleanup before the process exits. */
  close?(): Promise<void>
}

/** Creates a slice for one site. `app.ts` lists all factories. */
export type SliceFactory = (site: Site) => Slice
