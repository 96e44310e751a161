import { majorUnits } from '@course/content/site/format'
import {
  type AuditAction,
  type Permission,
  permissionsRequiringSudo,
  REASON_MAX_CHARACTERS,
} from '@course/contract/admin/admin'
import type { AdminReads } from '@course/contract/functions'
import { z } from 'zod'
import { type CsvFile, type CsvValue, sendCsv } from '../http/csv.ts'
import { type FunctionCall, type ServerFunction, serverFunction } from '../http/functions.ts'
import type { StaffAccess } from '../http/route-access.ts'
import { triggerDelivery } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { todayUtc } from '../platform/days.ts'
import { allKeysetPages, cursorField, type PageRequest } from '../platform/keyset.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site, Staff } from '../platform/site.ts'
import { storedText } from '../platform/stored-text.ts'
import { type ActionResult, findRecordedOutcome, pageAction, runAuditedAction } from '../staff/index.ts'

const QUERY_RATE_LIMIT = perMinute(120)
const ACTION_RATE_LIMIT = perMinute(60)
const EXPORT_RATE_LIMIT = perMinute(10)

type Fields = z.ZodRawShape
type BodyOf<Shape extends Fields> = z.infer<z.ZodObject<Shape>>
export type StaffCall<Body> = FunctionCall<Body, StaffAccess>

/** Declares a read of the admin area. Returns `{ success: true, data }`. */
export function adminRead<Name extends keyof AdminReads, Shape extends Fields>(
  name: Name,
  { permission, fields, bodyLimit }: { permission: Permission; fields?: Shape; bodyLimit?: number },
  run: (site: Site, call: StaffCall<BodyOf<Shape>>) => Promise<AdminReads[Name]>,
): ServerFunction {
  return serverFunction<string, z.ZodType, StaffAccess>(
    name,
    {
      access: { staff: permission },
      rateLimit: QUERY_RATE_LIMIT,
      body: fields ? z.object(fields) : z.unknown(),
      ...(bodyLimit && { bodyLimit }),
    },
    async (site, call) => ({
      success: true,
      data: await run(site, call as unknown as StaffCall<BodyOf<Shape>>),
    }),
  )
}

/** Declares a read of a list, one page at a time. */
export const adminList = <Name extends keyof AdminReads, Shape extends Fields>(
  name: Name,
  { permission, fields }: { permission: Permission; fields: Shape },
  list: (site: Site, filters: BodyOf<Shape>, page: PageRequest, staff: Staff) => Promise<AdminReads[Name]>,
): ServerFunction =>
  adminRead(name, { permission, fields: { ...fields, cursor: cursorField } }, (site, { staff, body }) => {
    const { cursor, ...filters } = body as { cursor?: string }
    return list(site, filters as BodyOf<Shape>, { cursor, filters }, staff)
  })

const reason = storedText(REASON_MAX_CHARACTERS)
const actionFields = { operationId: z.uuid() }

type ActionBody<Shape extends Fields> = BodyOf<Shape> & { operationId: string; reason: string }

export type ActionOptions<Shape extends Fields> = {
  permission: Permission
  action: AuditAction
  fields: Shape
  reason?: 'required' | 'optional'
  bodyLimit?: number
  /** For exports: a repeated operation returns the data again, so it gets an audit entry of its own. */
  recordsEveryCall?: true
  /** By default, what the permission requires. */
  requiresSudo?: boolean
  /** Called after the commit. */
  afterCommit?: (site: Site) => void
}

type PreparedOptions<Shape extends Fields, Prepared> = Omit<ActionOptions<Shape>, 'action'> & {
  action: AuditAction | ((body: BodyOf<Shape>) => AuditAction)
  /**
   * Called before the transaction, for calls to other services, which it must not wait for. Not called for a
   * repeated operation, unless the first one failed: then it must have no further effect.
   */
  prepare?: (site: Site, call: ActionCall<Shape>) => Promise<Prepared>
}

export type ActionCall<Shape extends Fields> = StaffCall<ActionBody<Shape>>
export type AdminActionResult = Omit<ActionResult<unknown>, 'outcome'> & { outcome?: object }

/**
 * Fields added to the response but not stored with the outcome, such as secrets. Called for every request, so it
 * checks again what may have changed since the first one.
 */
export type UnstoredResponse<Shape extends Fields> = (
  site: Site,
  call: { staff: Staff; body: ActionBody<Shape> },
) => Promise<object> | object

/**
 * Declares an admin action, which runs once per operation id and is recorded in the audit log in the same
 * transaction. Permissions over money, identity and roles require reauthentication and, unless `reason` is
 * optional, a reason. Queued emails are sent after the commit.
 */
export function adminAction<Shape extends Fields, Prepared = unknown>(
  name: string,
  { permission, action, fields, ...options }: PreparedOptions<Shape, Prepared>,
  run: (trx: Tx, site: Site, call: ActionCall<Shape>, prepared: Prepared) => Promise<AdminActionResult>,
  unstoredResponse?: UnstoredResponse<Shape>,
): ServerFunction {
  const requiresSudo = options.requiresSudo ?? permissionsRequiringSudo.includes(permission)
  const isReasonRequired = (options.reason ?? (requiresSudo ? 'required' : 'optional')) === 'required'
  const body = z.object({
    ...actionFields,
    reason: isReasonRequired ? reason.min(1, 'Please give a reason') : reason.default(''),
    ...fields,
  })
  const limits = {
    rateLimit: ACTION_RATE_LIMIT,
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
  }
  const policy = { access: { staff: permission }, requiresSudo, ...limits }
  return serverFunction(name, { ...policy, body }, async (site, call) => {
    const input = call.body as unknown as ActionBody<Shape>
    const { staff } = call
    const { operationId, reason } = input
    const auditedAction = pageAction(
      staff,
      call.request,
      typeof action === 'function' ? action(input) : action,
      { input, reason, ...(!options.recordsEveryCall && { operationId }) },
    )
    const actionCall = { ...call, body: input }
    const isRepeated = options.prepare && (await findRecordedOutcome(site.db, auditedAction)) !== undefined
    const prepared = (isRepeated ? undefined : await options.prepare?.(site, actionCall)) as Prepared
    const data = await runAuditedAction(site, auditedAction, async (trx) => ({
      outcome: {},
      ...(await run(trx, site, actionCall, prepared)),
    }))
    triggerDelivery(site)
    options.afterCommit?.(site)
    return { success: true, data: { ...data, ...(await unstoredResponse?.(site, { staff, body: input })) } }
  })
}

/** A column of a CSV file for each header. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue>

/** An amount of money as spreadsheets read it. A text with a minus sign would be escaped as a formula. */
export const csvAmount = (amount: number, currency: string): CsvValue =>
  amount < 0 ? majorUnits(amount, currency) : majorUnits(amount, currency).toFixed(2)

/** All pages of a list as a CSV file. */
export const csvOfList = <Row>(
  listPage: Parameters<typeof allKeysetPages<Row>>[0],
  columns: CsvColumns<Row>,
): CsvFile => csvOf(allKeysetPages(listPage), columns)

export function csvOf<Row>(pages: AsyncIterable<readonly Row[]>, columns: CsvColumns<Row>): CsvFile {
  async function* batches() {
    for await (const rows of pages)
      yield rows.map((row) => Object.values(columns).map((column) => column(row)))
  }
  return { header: Object.keys(columns), batches: batches() }
}

type ExportFile = CsvFile & { name?: string; label?: string }

/**
 * Declares a CSV export. It requires reauthentication, because it contains the data of many people, and every
 * call is recorded in the audit log with `label`, by default the names of the used filters. `name` is the beginning of the
 * file name, by default the subject.
 */
export function adminExport<Shape extends Fields>(
  functionName: string,
  options: { permission: Permission; action: AuditAction; subject: string; fields: Shape },
  makeFile: (site: Site, filters: BodyOf<Shape>) => ExportFile | Promise<ExportFile>,
): ServerFunction {
  const { permission, action, subject, fields } = options
  const policy = { access: { staff: permission }, requiresSudo: true, rateLimit: EXPORT_RATE_LIMIT }
  const body = z.object(fields)
  return serverFunction(functionName, { ...policy, body }, async (site, call) => {
    const filters = call.body as BodyOf<Shape>
    const {
      name = subject,
      label = Object.keys(filters).join(', ') || 'everything',
      ...file
    } = await makeFile(site, filters)
    await runAuditedAction(
      site,
      pageAction(call.staff, call.request, action, { input: filters }),
      async () => ({
        subject: { type: 'file', id: subject, label },
        outcome: {},
      }),
    )
    return sendCsv(call.reply, { ...file, name: `${name}-${todayUtc(site.clock)}.csv` })
  })
}
