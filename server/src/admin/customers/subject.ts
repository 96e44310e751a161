import type { UserRow } from '../../auth/index.ts'
import type { ActionResult } from '../../staff/index.ts'

/** The customer as the audit log names them. */
export const customerSubject = ({
  id,
  email,
}: Pick<UserRow, 'id' | 'email'>): ActionResult<unknown>['subject'] => ({
  type: 'customer',
  id,
  label: email,
})
