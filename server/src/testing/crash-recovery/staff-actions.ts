import type { InvitableRole } from '@course/contract/admin/admin'
import { createAccount } from '../../auth/index.ts'
import { acceptInvitation, inviteStaff } from '../../staff/index.ts'
import { freshEmail } from '../accounts.ts'
import { operation } from '../admin.ts'
import type { CrashTestAction, CrashTestSite } from './crash-test-site.ts'

/** Inviting somebody, making support an administrator, and removing somebody. */
export async function staffActions(site: CrashTestSite): Promise<CrashTestAction[]> {
  const { db } = site
  const invited = freshEmail()
  const [promoted, removed] = [await member(site, 'support'), await member(site, 'support')]
  const staff = (accountId: string) =>
    db.selectFrom('staff').select('account_id').where('account_id', '=', accountId)
  return [
    {
      name: 'admin-staff-invite',
      body: { ...operation(), email: invited, role: 'support' },
      left: () =>
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
      body: { ...operation(), accountId: promoted.id, role: 'administrator', expected: 'support' },
      left: () => staff(promoted.id).where('role', '=', 'administrator').execute(),
    },
    {
      name: 'admin-staff-remove',
      body: { ...operation(), accountId: removed.id, expected: 'support' },
      left: () => staff(removed.id).where('ended_at', 'is not', null).execute(),
    },
  ]
}

/** Apart from the others: afterwards whoever did it is the owner no more. */
export async function transferOwnershipCase(site: CrashTestSite): Promise<CrashTestAction> {
  const heir = await member(site, 'administrator')
  return {
    name: 'admin-transfer-ownership',
    body: { ...operation(), accountId: heir.id },
    left: () =>
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

async function member({ db, clock }: CrashTestSite, role: InvitableRole): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const account = await createAccount(trx, clock, { email: freshEmail(), proved: true })
    if (!account) throw new Error('the address is taken')
    await inviteStaff(trx, clock, { accountId: account.id, role, by: account.id })
    await acceptInvitation(trx, clock, account.id)
    return account
  })
}
