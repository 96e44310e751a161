import type { InvitableRole } from '@course/contract/admin/admin'
import { createAccount } from '../../auth/index.ts'
import { acceptInvitation, inviteStaff } from '../../staff/index.ts'
import { freshEmail } from '../accounts.ts'
import { newOperation } from '../admin.ts'
import type { CrashTestAction, CrashTestSite } from './crash-test-site.ts'

/** Invite, promote and remove staff. */
export async function staffActions(site: CrashTestSite): Promise<CrashTestAction[]> {
  const { db } = site
  const invited = freshEmail()
  const [promoted, removed] = [
    await createStaffMember(site, 'support'),
    await createStaffMember(site, 'support'),
  ]
  const staff = (accountId: string) =>
    db.selectFrom('staff').select('account_id').where('account_id', '=', accountId)
  return [
    {
      name: 'admin-staff-invite',
      body: { ...newOperation(), email: invited, role: 'support' },
      findEffects: () =>
        db
          .selectFrom('outbox')
          .innerJoin('users', 'users.email', 'outbox.recipient')
          .innerJoin('staff', 'staff.account_id', 'users.id')
          .select('outbox.id')
          .where('recipient', '=', invited)
          .where('kind', '=', 'team-invitation')
          .execute(),
    },
    {
      name: 'admin-staff-role',
      body: { ...newOperation(), accountId: promoted.id, role: 'administrator', expected: 'support' },
      findEffects: () => staff(promoted.id).where('role', '=', 'administrator').execute(),
    },
    {
      name: 'admin-staff-remove',
      body: { ...newOperation(), accountId: removed.id, expected: 'support' },
      findEffects: () => staff(removed.id).where('ended_at', 'is not', null).execute(),
    },
  ]
}

/** Separate from the others, because the caller is no longer the owner afterwards. */
export async function transferOwnershipAction(site: CrashTestSite): Promise<CrashTestAction> {
  const newOwner = await createStaffMember(site, 'administrator')
  return {
    name: 'admin-transfer-ownership',
    body: { ...newOperation(), accountId: newOwner.id },
    findEffects: () =>
      site.db
        .selectFrom('outbox')
        .innerJoin('users', 'users.email', 'outbox.recipient')
        .innerJoin('staff', 'staff.account_id', 'users.id')
        .select('outbox.id')
        .where('kind', '=', 'ownership')
        .where('role', '=', 'owner')
        .execute(),
  }
}

async function createStaffMember({ db, clock }: CrashTestSite, role: InvitableRole): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const account = await createAccount(trx, clock, { email: freshEmail(), emailVerified: true })
    if (!account) throw new Error('the email is taken')
    await inviteStaff(trx, clock, { accountId: account.id, role, by: account.id })
    await acceptInvitation(trx, clock, account.id)
    return account
  })
}
