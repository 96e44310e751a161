import { authCases } from './accounts.ts'
import { adminCases } from './admin.ts'
import { customerCases } from './customers.ts'
import { functionCases } from './functions.ts'
import { infrastructureCases, pageCases } from './infrastructure.ts'
import type { Cases } from './roles.ts'
import { storageCases } from './storage.ts'
import { tableCases } from './tables.ts'

export { type Callers, type PermissionCase, type RequestInput, ROLES, type Role } from './roles.ts'

/**
 * Every call the server accepts, and the status each role gets. Table operations are `GET`, `INSERT` and
 * `UPSERT`; undeclared ones are refused to everyone and need no entry.
 */
export const permissionCases: Cases = {
  ...tableCases,
  ...functionCases,
  ...adminCases,
  ...customerCases,
  ...storageCases,
  ...authCases,
  ...infrastructureCases,
  ...pageCases,
}
