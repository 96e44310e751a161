import {
  type AuditAction,
  type Permission,
  permissionsRequiringReauth,
  REASON_MAX_CHARACTERS,
} from '@course/contract/admin/admin'
import { z } from 'zod'
import { triggerDelivery } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { type FunctionCall, type ServerFunction, serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site, Staff } from '../platform/site.ts'
import { type ActionResult, runAuditedAction } from '../staff/index.ts'

const QUERY_RATE_LIMIT = perMinute(120)
const ACTION_RATE_LIMIT = perMinute(60)

type StaffCall<Body> = Omit<FunctionCall<Body>, 'staff'> & { staff: Staff }

/** Defines a read-only admin function. Returns `{ success: true, data }`. */
export function adminQuery<Schema extends z.ZodType>(
  name: string,
  { permission, body }: { permission: Permission; body: Schema },
  run: (site: Site, call: StaffCall<z.infer<Schema>>) => Promise<unknown>,
): ServerFunction {
  return serverFunction(
    name,
    { access: { staff: permission }, rateLimit: QUERY_RATE_LIMIT, body },
    async (site, call) => ({
      success: true,
      data: await run(site, call as StaffCall<z.infer<Schema>>),
    }),
  )
}

const reason = z.string().trim().max(REASON_MAX_CHARACTERS)
const actionFields = { operationId: z.uuid() }

type ActionBody<Fields extends z.ZodRawShape> = z.infer<z.ZodObject<Fields>> & {
  operationId: string
  reason: string
}

/**
 * Defines an admin action, which runs once per operation id and is recorded in the audit log in the same
 * transaction. Permissions over money, identity and roles require reauthentication and, unless `reason` is
 * optional, a reason. Queued emails are sent after the commit.
 */
export function adminAction<Fields extends z.ZodRawShape>(
  name: string,
  options: {
    permission: Permission
    action: AuditAction
    fields: Fields
    reason?: 'required' | 'optional'
    /** Called after the commit. */
    afterCommit?: (site: Site) => void
  },
  run: (
    trx: Tx,
    site: Site,
    call: Omit<StaffCall<unknown>, 'body'> & { body: ActionBody<Fields> },
  ) => Promise<ActionResult<unknown>>,
  /** Fields added to the response but not stored with the outcome, such as secrets. */
  unstoredResponse?: (site: Site, body: ActionBody<Fields>) => Promise<object> | object,
): ServerFunction {
  const { permission, action, fields } = options
  const requiresReauthentication = permissionsRequiringReauth.includes(permission)
  const isReasonRequired =
    (options.reason ?? (requiresReauthentication ? 'required' : 'optional')) === 'required'
  const body = z.object({
    ...actionFields,
    reason: isReasonRequired ? reason.min(1, 'Please give a reason') : reason.default(''),
    ...fields,
  })
  const access = { staff: permission, requiresReauthentication }
  return serverFunction(name, { access, rateLimit: ACTION_RATE_LIMIT, body }, async (site, call) => {
    const input = call.body as unknown as ActionBody<Fields>
    const staff = call.staff!
    const { operationId, reason } = input
    const auditEntry = { actor: staff, action, source: 'page', requestId: call.request.id } as const
    const data = await runAuditedAction(site, { ...auditEntry, operationId, reason }, (trx) =>
      run(trx, site, { ...call, staff, body: input }),
    )
    triggerDelivery(site)
    options.afterCommit?.(site)
    const unstored = await unstoredResponse?.(site, input)
    return { success: true, data: unstored ? { ...(data as object), ...unstored } : data }
  })
}
