import { accounts, operatorsAccounts } from './accounts.ts'
import { adminCalls } from './admin.ts'
import { customerCalls } from './customers.ts'
import { functionCalls } from './functions.ts'
import { infrastructureCases, web } from './infrastructure.ts'
import type { PermissionCase } from './roles.ts'
import { storage } from './storage.ts'
import { tables } from './tables.ts'

export { type Callers, type PermissionCase, ROLES, type Role, type Sent } from './roles.ts'

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
  ...operatorsAccounts,
  ...infrastructureCases,
  ...web,
}
