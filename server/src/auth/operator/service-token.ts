import type { AuditAction, Change } from '@course/contract/admin/admin'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { operatorAction, recordAuditEntry } from '../../staff/index.ts'
import type { UserRow } from '../store/accounts.ts'
import { accountSubject } from './staff-accounts.ts'

/** The actor of calls with a service token, because only someone who controls the server can create one. */
export const serviceToken = { accountId: 'operator', email: 'Service token', role: 'operator' }

type ServiceAction = {
  action: AuditAction
  account: Pick<UserRow, 'id' | 'email'>
  change?: Change
  request: { id: string }
}

/** Records in the audit log what was done to an account with a service token. */
export async function recordServiceAction(
  trx: Tx,
  site: Site,
  { action, account, change = {}, request }: ServiceAction,
): Promise<void> {
  await recordAuditEntry(
    trx,
    site,
    { ...operatorAction(action), actor: serviceToken, requestId: request.id },
    { subject: await accountSubject(trx, account), change, outcome: {} },
  )
}
