import type { StaffRole } from '@course/contract/admin/admin'

export const roleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  administrator: 'Administrator',
  support: 'Support',
}
