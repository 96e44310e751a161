import {
  type AuditAction,
  type AuditLogEntry,
  auditActionLabels,
  auditActions,
  type Change,
} from '@course/contract/admin/admin'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { allKeysetPages, cursorField, keysetPage } from '../platform/keyset.ts'
import type { AuditRow } from '../staff/index.ts'
import { dayAfter } from './days.ts'
import { adminExport, adminRead } from './define-function.ts'

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

export const auditLog = adminRead(
  'admin-audit-log',
  { permission: 'log', body: z.object({ ...filterFields, cursor: cursorField }) },
  async (site, { body: { cursor, ...filters } }) => {
    const { rows, ...cursors } = await listAuditLog(site.db, filters, cursor)
    return { ...cursors, rows: rows.map(toAuditLogEntry) }
  },
)

/** Exports all matching entries. */
export const exportAuditLog = adminExport(
  'admin-audit-log-csv',
  { permission: 'export', action: 'log.export', subject: 'log', fields: filterFields },
  async (site, filters) => {
    async function* batches() {
      for await (const rows of allKeysetPages((cursor) => listAuditLog(site.db, filters, cursor, 500)))
        yield rows.map(toCsvRow)
    }
    return {
      name: 'log',
      label: Object.keys(filters).join(', ') || 'everything',
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
    }
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
