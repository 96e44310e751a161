import { perMinute } from '../platform/rate-limits.ts'
import { resource } from '../platform/rest/resource.ts'

const columns = {
  id: 'text',
  kind: 'text',
  subject: 'text',
  detail: 'text',
  opened_at: 'text',
  solved_at: 'text',
  solved_by: 'text',
} as const

/** Administrators only. */
export const alarmsResource = resource('alarms', {
  columns,
  select: {
    access: 'administrator',
    rateLimit: perMinute(120),
    columns: Object.keys(columns),
    filters: ['kind', 'subject'],
    order: ['opened_at'],
    rows: () => 'all',
  },
})
