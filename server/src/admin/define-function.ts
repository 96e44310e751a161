import {
  type AuditAction,
  type Permission,
  permissionsRequiringReauth,
  REASON_MAX_CHARACTERS,
} from '@course/contract/admin/admin'
import { z } from 'zod'
import { type CsvFile, sendCsv } from '../http/csv.ts'
import { type FunctionCall, type ServerFunction, serverFunction } from '../http/functions.ts'
import type { StaffAccess } from '../http/route-access.ts'
import { triggerDelivery } from '../mail/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site, Staff } from '../platform/site.ts'
import { type ActionResult, runAuditedAction } from '../staff/index.ts'

const QUERY_RATE_LIMIT = perMinute(120)
const ACTION_RATE_LIMIT = perMinute(60)
const EXPORT_RATE_LIMIT = perMinute(10)

type StaffCall<Body> = FunctionCall<Body, StaffAccess>

/** Declares a read of the admin area. Returns `{ success: true, data }`. */
export function adminRead<Schema extends z.ZodType>(
  name: string,
  { permission, body }: { permission: Permission; body: Schema },
  run: (site: Site, call: StaffCall<z.infer<Schema>>) => Promise<unknown>,
): ServerFunction {
  return serverFunction(
    name,
    { access: { staff: permission }, rateLimit: QUERY_RATE_LIMIT, body },
    async (site, call) => ({ success: true, data: await run(site, call) }),
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
  run: (trx: Tx, site: Site, call: StaffCall<ActionBody<Fields>>) => Promise<ActionResult<unknown>>,
  /**
   * Fields added to the response but not stored with the outcome, such as secrets. Called for every request,
   * so it checks again what may have changed since the first one.
   */
  unstoredResponse?: (
    site: Site,
    call: { staff: Staff; body: ActionBody<Fields> },
  ) => Promise<object> | object,
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
    const { staff } = call
    const { operationId, reason } = input
    const auditEntry = { actor: staff, action, source: 'page', requestId: call.request.id, input } as const
    const data = await runAuditedAction(site, { ...auditEntry, operationId, reason }, (trx) =>
      run(trx, site, { ...call, body: input }),
    )
    triggerDelivery(site)
    options.afterCommit?.(site)
    const unstored = await unstoredResponse?.(site, { staff, body: input })
    return { success: true, data: unstored ? { ...(data as object), ...unstored } : data }
  })
}

/**
 * Defines a CSV export. It requires reauthentication, because it contains the data of many people, and is
 * recorded in the audit log with `label`. `name` is the beginning of the file name.
 */
export function adminExport<Fields extends z.ZodRawShape>(
  name: string,
  options: { permission: Permission; action: AuditAction; subject: string; fields: Fields },
  run: (
    site: Site,
    filters: z.infer<z.ZodObject<Fields>>,
  ) => Promise<CsvFile & { name: string; label: string }>,
): ServerFunction {
  const { permission, action, subject, fields } = options
  const access = { staff: permission, requiresReauthentication: true }
  const body = z.object({ ...actionFields, ...fields })
  return serverFunction(name, { access, rateLimit: EXPORT_RATE_LIMIT, body }, async (site, call) => {
    const { operationId, ...filters } = call.body as { operationId: string }
    const { name, label, ...file } = await run(site, filters as z.infer<z.ZodObject<Fields>>)
    await runAuditedAction(
      site,
      {
        actor: call.staff,
        action,
        source: 'page',
        operationId,
        input: filters,
        requestId: call.request.id,
        reason: '',
      },
      async () => ({ subject: { type: 'file', id: subject, label }, outcome: {} }),
    )
    return sendCsv(call.reply, { ...file, name: `${name}-${nowIso(site.clock).slice(0, 10)}.csv` })
  })
}
