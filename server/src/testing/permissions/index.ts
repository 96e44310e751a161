import { accounts, serviceAccounts } from './accounts.ts'
import { adminCalls } from './admin.ts'
import { customerCalls } from './customers.ts'
import { functionCalls } from './functions.ts'
import { infrastructureCases, webPages } from './infrastructure.ts'
import type { PermissionCase } from './roles.ts'
import { storage } from './storage.ts'
import { tables } from './tables.ts'

export { type Callers, type PermissionCase, type RequestInput, ROLES, type Role } from './roles.ts'

/**
 * Every call the server accepts, and the status each role gets. Table operations are `GET`, `INSERT` and
 * `UPSERT`; undeclared ones are refused to everyone and need no entry.
 */
export const permissionCases: Record<string, PermissionCase> = {
  ...tables,
  ...functionCalls,
  ...adminCalls,
  ...customerCalls,
  ...storage,
  ...accounts,
  ...serviceAccounts,
  ...infrastructureCases,
  ...webPages,
}
