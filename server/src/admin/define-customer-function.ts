import { hasPermission, type Permission } from '@course/contract/admin/admin'
import type { AdminReads } from '@course/contract/functions'
import { z } from 'zod'
import { lockCustomer } from '../access/index.ts'
import { findAccount, type UserRow } from '../auth/index.ts'
import type { ServerFunction } from '../http/functions.ts'
import type { Db, Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { isStaffAccount } from '../staff/index.ts'
import {
  type ActionCall,
  type ActionOptions,
  type AdminActionResult,
  adminAction,
  adminRead,
  type StaffCall,
  type UnstoredResponse,
} from './define-function.ts'

/** Any string from the URL; an invalid id simply matches no customer. */
const customerField = { id: z.string().max(100) }
type CustomerField = typeof customerField

/**
 * Declares a read of one customer. Throws if there is none or they were erased. Only those who manage the staff can
 * open the accounts of staff.
 */
export const customerRead = <Name extends keyof AdminReads, Shape extends z.ZodRawShape>(
  name: Name,
  fields: Shape,
  run: (
    site: Site,
    customer: UserRow,
    call: StaffCall<z.infer<z.ZodObject<Shape & CustomerField>>>,
  ) => Promise<AdminReads[Name]>,
  { permission = 'customers' }: { permission?: Permission } = {},
): ServerFunction =>
  adminRead(name, { permission, fields: { ...fields, ...customerField } }, async (site, call) => {
    const { staff } = call
    const customer = await requireCustomer(site.db, (call.body as { id: string }).id)
    if (!hasPermission(staff.role, 'team') && (await isStaffAccount(site.db, customer.id)))
      throw new AppError('admin.staff_account')
    return run(site, customer, call)
  })

/**
 * Declares an action on one customer, who is the subject of the audit entry. The customer is locked, so that a
 * concurrent action sees the changes of this one.
 */
export const customerAction = <Shape extends z.ZodRawShape = Record<never, z.ZodType>>(
  name: string,
  { fields, ...options }: Omit<ActionOptions<Shape>, 'fields'> & { fields?: Shape },
  run: (
    trx: Tx,
    site: Site,
    call: ActionCall<Shape & CustomerField> & { customer: UserRow },
  ) => Promise<Partial<AdminActionResult> | undefined>,
  unstoredResponse?: UnstoredResponse<Shape & CustomerField>,
): ServerFunction =>
  adminAction<Shape & CustomerField>(
    name,
    { ...options, fields: { ...fields, ...customerField } as Shape & CustomerField },
    async (trx, site, call) => {
      const customer = await lockTargetCustomer(trx, site, call.staff, (call.body as { id: string }).id)
      return { subject: customerSubject(customer), ...(await run(trx, site, { ...call, customer })) }
    },
    unstoredResponse,
  )

/** Checks first that the customer exists, so that no lock row is created for an unknown id. */
async function lockTargetCustomer(trx: Tx, site: Site, staff: Staff, id: string): Promise<UserRow> {
  await requireTargetCustomer(trx, staff, id)
  await lockCustomer(trx, site.clock, id)
  return requireTargetCustomer(trx, staff, id)
}

/**
 * Returns the account an admin action changes or exports. Staff accounts and the caller's own are refused.
 * Before a change, call it in the action's transaction.
 */
export async function requireTargetCustomer(db: Db, staff: Staff, accountId: string): Promise<UserRow> {
  const account = await requireCustomer(db, accountId)
  if (account.id === staff.accountId) throw new AppError('admin.own_account')
  if (await isStaffAccount(db, accountId)) throw new AppError('admin.staff_account')
  return account
}

async function requireCustomer(db: Db, id: string): Promise<UserRow> {
  const account = await findAccount(db, id)
  if (!account || account.deleted_at) throw new AppError('admin.customer_not_found')
  return account
}

/** The customer as the audit log names them. */
export const customerSubject = ({ id, email }: Pick<UserRow, 'id' | 'email'>) => ({
  type: 'customer',
  id,
  label: email,
})
