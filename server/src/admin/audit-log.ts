import {
  type AuditAction,
  type AuditLogEntry,
  auditActionLabels,
  auditActions,
  type Change,
} from '@course/contract/admin/admin'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { dayFields, isOnDays } from '../platform/days.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'
import type { AuditRow } from '../staff/index.ts'
import { adminExport, adminList, type CsvColumns, csvOfList } from './define-function.ts'

const filterFields = {
  actor: z.string().max(100).optional(),
  action: z.enum(auditActions as [AuditAction, ...AuditAction[]]).optional(),
  subject: z.string().max(300).optional(),
  ...dayFields,
}
type Filters = z.infer<z.ZodObject<typeof filterFields>>

const auditLog = adminList(
  'admin-audit-log',
  { permission: 'log', fields: filterFields },
  async (site, filters, page) => {
    const { rows, ...cursors } = await listAuditLog(site.db, filters, page)
    return { ...cursors, rows: rows.map(toAuditLogEntry) }
  },
)

const exportAuditLog = adminExport(
  'admin-audit-log-csv',
  { permission: 'export', action: 'log.export', subject: 'log', fields: filterFields },
  (site, filters) => csvOfList((page) => listAuditLog(site.db, filters, page), CSV_COLUMNS),
)

const CSV_COLUMNS: CsvColumns<AuditRow> = {
  time: ({ at }) => at,
  actor: ({ actor_label }) => actor_label,
  role: ({ role }) => role,
  action: ({ action }) => auditActionLabels[action],
  'subject type': ({ subject_type }) => subject_type,
  subject: ({ subject_label }) => subject_label,
  'subject id': ({ subject_id }) => subject_id,
  change: ({ change }) => change,
  reason: ({ reason }) => reason,
}

const listAuditLog = (db: Db, filters: Filters, page: PageRequest) =>
  keysetPage(
    db
      .selectFrom('audit_entries')
      .selectAll()
      .$if(filters.actor !== undefined, (query) => query.where('actor_id', '=', filters.actor!))
      .$if(filters.action !== undefined, (query) => query.where('action', '=', filters.action!))
      .$if(filters.subject !== undefined, (query) => query.where('subject_id', '=', filters.subject!))
      .where(isOnDays('at', filters)),
    ['at', 'id'],
    page,
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

export const auditLogFunctions = [auditLog, exportAuditLog]
