import { randomUUID } from 'node:crypto'
import * as copy from '@course/content/course/mail/staff'
import { enqueueMail } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { SiteParts } from '../../platform/site.ts'
import { findOwner, recordAuditEntry } from '../../staff/index.ts'
import type { UserRow } from '../store/accounts.ts'

export const isOwner = async (trx: Tx, accountId: string): Promise<boolean> =>
  (await findOwner(trx))?.id === accountId

type OwnerEmailChange = {
  /** The owner's account before the change. */
  account: Pick<UserRow, 'id' | 'email'>
  newEmail: string
  /** The owner, unless the operator changed it. */
  actor?: { accountId: string; email: string; role: string }
}

/** Writes a change of the owner's email to the audit log and tells both mailboxes. */
export async function recordOwnerEmailChange(
  trx: Tx,
  site: SiteParts,
  { account, newEmail, actor }: OwnerEmailChange,
): Promise<void> {
  await recordAuditEntry(
    trx,
    site,
    {
      actor: actor ?? { accountId: account.id, email: account.email, role: 'owner' },
      action: 'team.owner_email',
      input: { accountId: account.id, newEmail },
      source: actor ? 'command' : 'page',
      operationId: randomUUID(),
      requestId: '',
      reason: '',
    },
    {
      subject: { type: 'staff', id: account.id, label: newEmail },
      change: { email: { old: account.email, new: newEmail } },
      outcome: {},
    },
  )
  const text = copy.ownerEmailChanged({ from: account.email, to: newEmail })
  for (const to of [account.email, newEmail]) await enqueueMail(trx, site, { kind: 'owner-email', to, text })
}
