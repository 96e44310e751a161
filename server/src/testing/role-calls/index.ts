import { accounts, operatorsAccounts } from './accounts.ts'
import { customerCalls } from './customers.ts'
import { functionCalls } from './functions.ts'
import { machinery, web } from './machinery.ts'
import { officeCalls } from './office.ts'
import type { RoleCall } from './roles.ts'
import { storage } from './storage.ts'
import { tables } from './tables.ts'

export { type Callers, ROLES, type Role, type RoleCall, type Sent } from './roles.ts'

/**
 * Every call that the server answers, and what each role gets. A table's operations are `GET`, `INSERT` and `UPSERT`;
 * what a table does not declare needs no line here, since it is refused to everybody.
 */
export const roleCalls: Record<string, RoleCall> = {
  ...tables,
  ...functionCalls,
  ...officeCalls,
  ...customerCalls,
  ...storage,
  ...accounts,
  ...operatorsAccounts,
  ...machinery,
  ...web,
}
