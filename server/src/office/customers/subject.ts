import type { UserRow } from '../../auth/index.ts'
import type { Done } from '../../staff/index.ts'

/** How the log names a customer. */
export const subjectOf = ({ id, email }: Pick<UserRow, 'id' | 'email'>): Done<unknown>['subject'] => ({
  type: 'customer',
  id,
  label: email,
})
