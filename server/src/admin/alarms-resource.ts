import { resource } from '../http/rest/resource.ts'
import { perMinute } from '../platform/rate-limits.ts'

const columns = {
  id: 'text',
  kind: 'text',
  subject: 'text',
  detail: 'text',
  opened_at: 'text',
  resolved_at: 'text',
  resolved_by: 'text',
} as const

/** Administrators only. */
export const alarmsResource = resource('alarms', {
  columns,
  select: {
    access: { staff: 'alarms' },
    rateLimit: perMinute(120),
    columns: Object.keys(columns),
    filters: ['kind', 'subject'],
    order: ['opened_at'],
    rows: () => 'all',
  },
})
