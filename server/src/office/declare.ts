import { type ActName, provedRights, REASON_MAX_CHARACTERS, type Right } from '@course/contract/office/office'
import { z } from 'zod'
import { triggerDelivery } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { type FunctionCall, type ServerFunction, serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/limits.ts'
import type { Site, Staff } from '../platform/site.ts'
import { type Done, performAct } from '../staff/index.ts'

const READS = perMinute(120)
const ACTS = perMinute(60)

type StaffCall<Body> = Omit<FunctionCall<Body>, 'staff'> & { staff: Staff }

/** A function that only reads, for those who have the right. Answers `{ success: true, data }`. */
export function officeRead<Schema extends z.ZodType>(
  name: string,
  { right, body }: { right: Right; body: Schema },
  run: (site: Site, call: StaffCall<z.infer<Schema>>) => Promise<unknown>,
): ServerFunction {
  return serverFunction(name, { access: { staff: right }, limit: READS, body }, async (site, call) => ({
    success: true,
    data: await run(site, call as StaffCall<z.infer<Schema>>),
  }))
}

const reason = z.string().trim().max(REASON_MAX_CHARACTERS)
const actFields = { operationId: z.uuid() }

type ActBody<Fields extends z.ZodRawShape> = z.infer<z.ZodObject<Fields>> & {
  operationId: string
  reason: string
}

/**
 * A function by which staff change something: once per operation id, recorded in the transaction that `run` works in.
 * Rights over money, identity and roles ask for a recent proof, and for a reason, unless the act declares
 * otherwise.
 * Mails that `run` writes to the outbox go out after the commit.
 */
export function officeAct<Fields extends z.ZodRawShape>(
  name: string,
  declared: {
    right: Right
    action: ActName
    fields: Fields
    reason?: 'needed' | 'optional'
    /** What the commit sets going. */
    afterwards?: (site: Site) => void
  },
  run: (
    trx: Tx,
    site: Site,
    call: Omit<StaffCall<unknown>, 'body'> & { body: ActBody<Fields> },
  ) => Promise<Done<unknown>>,
  /** What the answer holds besides the recorded outcome, for what must not be stored. */
  secretAnswer?: (site: Site, body: ActBody<Fields>) => Promise<object> | object,
): ServerFunction {
  const { right, action, fields } = declared
  const isProved = provedRights.includes(right)
  const isReasonNeeded = (declared.reason ?? (isProved ? 'needed' : 'optional')) === 'needed'
  const body = z.object({
    ...actFields,
    reason: isReasonNeeded ? reason.min(1, 'Please give a reason') : reason.default(''),
    ...fields,
  })
  const access = { staff: right, isProved }
  return serverFunction(name, { access, limit: ACTS, body }, async (site, call) => {
    const asked = call.body as unknown as ActBody<Fields>
    const staff = call.staff!
    const { operationId } = asked
    const act = { actor: staff, action, source: 'page', operationId, requestId: call.request.id } as const
    const data = await performAct(site, { ...act, reason: asked.reason }, (trx) =>
      run(trx, site, { ...call, staff, body: asked }),
    )
    triggerDelivery(site)
    declared.afterwards?.(site)
    const more = await secretAnswer?.(site, asked)
    return { success: true, data: more ? { ...(data as object), ...more } : data }
  })
}
