import {
  type AuditAction,
  type AuditLogEntry,
  auditActionLabels,
  auditActions,
  type Change,
} from '@course/contract/admin/admin'
import { z } from 'zod'
import { nowIso } from '../platform/clock.ts'
import { sendCsv } from '../platform/csv.ts'
import type { Db } from '../platform/database.ts'
import { serverFunction } from '../platform/functions.ts'
import { allKeysetPages, cursorField, keysetPage } from '../platform/keyset.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { type AuditRow, runAuditedAction } from '../staff/index.ts'
import { dayAfter } from './days.ts'
import { adminQuery } from './define-function.ts'

const day = z.iso.date()
const filterFields = {
  actor: z.string().max(100).optional(),
  action: z.enum(auditActions as [AuditAction, ...AuditAction[]]).optional(),
  subject: z.string().max(300).optional(),
  /** Both dates are inclusive. */
  from: day.optional(),
  to: day.optional(),
}
const filtersSchema = z.object(filterFields)
type Filters = z.infer<typeof filtersSchema>

export const auditLog = adminQuery(
  'admin-audit-log',
  { permission: 'log', body: z.object({ ...filterFields, cursor: cursorField }) },
  async (site, { body: { cursor, ...filters } }) => {
    const { rows, ...cursors } = await listAuditLog(site.db, filters, cursor)
    return { ...cursors, rows: rows.map(toAuditLogEntry) }
  },
)

/** Exports all matching entries as CSV. The export itself is recorded in the audit log. */
export const exportAuditLog = serverFunction(
  'admin-audit-log-csv',
  {
    access: { staff: 'log' },
    rateLimit: perMinute(10),
    body: z.object({ ...filterFields, operationId: z.uuid() }),
  },
  async (site, { staff, body: { operationId, ...filters }, request, reply }) => {
    const label = Object.keys(filters).length > 0 ? Object.keys(filters).join(', ') : 'everything'
    await runAuditedAction(
      site,
      {
        actor: staff!,
        action: 'log.export',
        source: 'page',
        operationId,
        requestId: request.id,
        reason: '',
      },
      async () => ({ subject: { type: 'file', id: 'log', label }, outcome: {} }),
    )
    async function* batches() {
      for await (const rows of allKeysetPages((cursor) => listAuditLog(site.db, filters, cursor, 500)))
        yield rows.map(toCsvRow)
    }
    return sendCsv(reply, {
      name: `log-${nowIso(site.clock).slice(0, 10)}.csv`,
      header: [
        'time',
        'actor',
        'role',
        'action',
        'subject type',
        'subject',
        'subject id',
        'change',
        'reason',
      ],
      batches: batches(),
    })
  },
)

const toCsvRow = (row: AuditRow) => [
  row.at,
  row.actor_label,
  row.role,
  auditActionLabels[row.action],
  row.subject_type,
  row.subject_label,
  row.subject_id,
  row.change,
  row.reason,
]

const listAuditLog = (db: Db, filters: Filters, cursor: string | undefined, limit?: number) =>
  keysetPage(
    db
      .selectFrom('audit_entries')
      .selectAll()
      .$if(filters.actor !== undefined, (query) => query.where('actor_id', '=', filters.actor!))
      .$if(filters.action !== undefined, (query) => query.where('action', '=', filters.action!))
      .$if(filters.subject !== undefined, (query) => query.where('subject_id', '=', filters.subject!))
      .$if(filters.from !== undefined, (query) => query.where('at', '>=', filters.from!))
      .$if(filters.to !== undefined, (query) => query.where('at', '<', dayAfter(filters.to!))),
    { by: ['at', 'id'], keyOf: ({ at, id }) => [at, id], cursor, filters, limit },
  )

export const toAuditLogEntry = (row: AuditRow): AuditLogEntry => ({
  id: row.id,
  at: row.at,
  actorId: row.actor_id,
  actorLabel: row.actor_label,
  role: row.role,
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subjectLabel: row.subject_label,
  change: JSON.parse(row.change) as Change,
  reason: row.reason,
})
