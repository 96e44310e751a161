import * as copy from '@course/content/course/mail/staff'
import { hasPermission, invitableRoles, type StaffMember, type StaffRole } from '@course/contract/admin/admin'
import { z } from 'zod'
import {
  createAccount,
  emailField,
  endAllSessions,
  findAccount,
  findAccountByEmail,
  findAccountEmails,
  findOwnerEmail,
  listAccountsWithFactor,
  transferOwnershipTo,
} from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { changeStaff, findStaffRow, inviteStaff, listCurrentStaff, requireUnchanged } from '../staff/index.ts'
import { adminAction, adminRead } from './define-function.ts'
import { invitationLink } from './invitation.ts'

const staffList = adminRead('admin-staff', { permission: 'team' }, listStaff)

/** Lists the owner first. */
export async function listStaff(site: Pick<Site, 'db'>): Promise<StaffMember[]> {
  const rows = await listCurrentStaff(site.db)
  const accounts = await findAccountEmails(
    site.db,
    rows.map(({ account_id }) => account_id),
  )
  const withFactor = await listAccountsWithFactor(site.db, [...accounts.keys()])
  const members = rows.flatMap((row): StaffMember[] => {
    const email = accounts.get(row.account_id)
    if (!email) return []
    return [
      {
        accountId: row.account_id,
        email,
        role: row.role,
        state: row.accepted_at ? 'active' : 'invited',
        hasFactor: withFactor.has(row.account_id),
        createdAt: row.accepted_at ?? row.invited_at,
      },
    ]
  })
  return members.toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'))
}

const inviteStaffAction = adminAction(
  'admin-staff-invite',
  {
    permission: 'team',
    action: 'team.invite',
    reason: 'optional',
    fields: {
      email: emailField,
      role: z.enum(invitableRoles),
    },
  },
  async (trx, site, { staff, body: { email, role } }) => {
    requirePermissionOver(staff, role)
    const existing = await findAccountByEmail(trx, email)
    if (existing?.id === staff.accountId) throw new AppError('admin.own_account')
    const account = existing ?? (await createAccount(trx, site.clock, { email, requiresPasswordReset: true }))
    if (!account || account.deleted_at) throw new AppError('admin.conflict')
    const invited = await inviteStaff(trx, site.clock, { accountId: account.id, role, by: staff.accountId })
    if (!invited) throw new AppError('admin.already_staff')
    const text = copy.staffInvitation({ role, ...(await invitationLink(trx, site, account)) })
    await enqueueMail(trx, site, { kind: 'team-invitation', to: account.email, text })
    return {
      subject: subjectOf(account),
      change: { role: { old: null, new: role } },
      outcome: { accountId: account.id },
    }
  },
)

const memberFields = { accountId: z.uuid() }

const changeRoleAction = adminAction(
  'admin-staff-role',
  {
    permission: 'team',
    action: 'team.role',
    fields: { ...memberFields, role: z.enum(invitableRoles), expected: z.enum(invitableRoles) },
  },
  async (trx, _site, { staff, body }) => {
    const { account, role } = await requireTargetMember(trx, staff, body.accountId)
    requireUnchanged<StaffRole>(body.expected, role)
    requirePermissionOver(staff, body.role)
    if (!(await changeStaff(trx, account.id, role, { role: body.role }))) throw new AppError('admin.conflict')
    return {
      subject: subjectOf(account),
      change: { role: { old: role, new: body.role } },
      outcome: { role: body.role },
    }
  },
)

/** Removes a staff member or an invitation, and ends their sessions. */
const removeStaffAction = adminAction(
  'admin-staff-remove',
  {
    permission: 'team',
    action: 'team.remove',
    fields: { ...memberFields, expected: z.enum(invitableRoles) },
  },
  async (trx, site, { staff, body }) => {
    const { account, row, role } = await requireTargetMember(trx, staff, body.accountId)
    requireUnchanged<StaffRole>(body.expected, role)
    const ended = await changeStaff(trx, account.id, role, { ended_at: nowIso(site.clock) })
    if (!ended) throw new AppError('admin.conflict')
    await endAllSessions(trx, account.id)
    if (row.accepted_at !== null) {
      const text = copy.staffRemoved({ email: account.email })
      for (const to of new Set([account.email, await findOwnerEmail({ ...site, db: trx })]))
        await enqueueMail(trx, site, { kind: 'team-removal', to, text })
    }
    return { subject: subjectOf(account), change: { role: { old: role, new: null } } }
  },
)

/**
 * Open to administrators so that a former owner can repeat the request after a lost response; performing it
 * requires the owner.
 */
const transferOwnershipAction = adminAction(
  'admin-transfer-ownership',
  { permission: 'team', action: 'team.hand_over', fields: memberFields },
  async (trx, site, { staff, body }) => {
    if (!hasPermission(staff.role, 'ownership')) throw new AppError('access.denied')
    const { account, row } = await requireTargetMember(trx, staff, body.accountId)
    if (row.role !== 'administrator' || row.accepted_at === null) throw new AppError('admin.conflict')
    const owner = { id: staff.accountId, email: staff.email }
    if (!(await transferOwnershipTo(trx, site, owner, account))) throw new AppError('admin.conflict')
    return {
      subject: subjectOf(account),
      change: { owner: { old: staff.email, new: account.email } },
    }
  },
)

const subjectOf = ({ id, email }: { id: string; email: string }) => ({ type: 'staff', id, label: email })

/** Returns a staff member the caller may change: not the owner and not the caller. */
async function requireTargetMember(trx: Tx, staff: Staff, accountId: string) {
  if (accountId === staff.accountId) throw new AppError('admin.own_account')
  const row = await findStaffRow(trx, accountId)
  const account = await findAccount(trx, accountId)
  if (!row || row.ended_at !== null || !account) throw new AppError('admin.staff_not_found')
  if (row.role === 'owner') throw new AppError('access.denied')
  requirePermissionOver(staff, row.role)
  return { account, row, role: row.role }
}

/** Only the owner may appoint, change or remove administrators. */
function requirePermissionOver(staff: Staff, role: StaffRole): void {
  if (role !== 'support' && staff.role !== 'owner') throw new AppError('access.denied')
}

export const staffFunctions = [
  staffList,
  inviteStaffAction,
  changeRoleAction,
  removeStaffAction,
  transferOwnershipAction,
]
