import { randomUUID } from 'node:crypto'
import type { AuditLogEntry, CursorPage, StaffMember } from '@course/contract/admin/admin'
import { expect, test } from 'vitest'
import { accountByEmail } from '../auth/index.ts'
import { seedOwnership } from '../auth/operator/staff-accounts.ts'
import { browser as authBrowser } from '../testing/accounts.ts'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { lastMailTo, mailsTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'
import { startSite } from '../testing/start-site.ts'

const roles = async (person: Member) =>
  Object.fromEntries(
    (await callFunctionData<StaffMember[]>(person, 'admin-staff')).map(({ email, role, state }) => [
      email,
      `${role} ${state}`,
    ]),
  )

const roleOf = async (person: Member) =>
  (await callFunctionData<{ role: string | null }>(person, 'admin-me')).role

test('emails an invitation, which verifies the email, can be accepted, and can be revoked', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const email = 'anna@team.example'
  await callFunctionData(owner, 'admin-staff-invite', { ...newOperation(), email, role: 'support' })
  expect(await roles(owner)).toEqual({ [owner.email]: 'owner active', [email]: 'support invited' })

  const mail = await lastMailTo(site, email)
  expect(mail.text).toContain('help customers with their accounts')
  const auth = authBrowser(site)
  await auth.verifyOtp({ type: 'recovery', token_hash: mail.tokenHash })
  const { data } = await auth.updateUser({ password: 'a password of her own' })
  const anna = await site.signedInAgain({ userId: data.user!.id } as Member)
  expect(await callFunctionData(anna, 'admin-me')).toEqual({
    role: null,
    invitedAs: 'support',
    openAlarms: null,
  })
  expect((await callFunction(anna, 'admin-stats')).status).toBe(403)

  await callFunctionData(anna, 'admin-accept-invitation', newOperation())
  expect(await callFunctionData(anna, 'admin-me')).toEqual({
    role: 'support',
    invitedAs: null,
    openAlarms: null,
  })
  expect((await callFunction(anna, 'admin-stats')).status).toBe(200)
  expect((await anna.rest.rpc('is_admin')).data).toBe(false)

  const removal = { ...newOperation(), accountId: anna.userId, expected: 'support' }
  await callFunctionData(owner, 'admin-staff-remove', removal)
  expect((await callFunction(anna, 'admin-stats')).status).toBe(403)
  const again = await site.signedInAgain(anna)
  expect(await roleOf(again)).toBeNull()
  expect((await callFunction(again, 'admin-accept-invitation', newOperation())).status).toBe(404)
  expect(await roles(owner)).toEqual({ [owner.email]: 'owner active' })

  const log = await callFunctionData<CursorPage<AuditLogEntry>>(owner, 'admin-audit-log', {})
  expect(
    log.rows.map(({ action, actorLabel, subjectLabel, change }) => [
      action,
      actorLabel,
      subjectLabel,
      change,
    ]),
  ).toEqual([
    ['team.remove', owner.email, email, { role: { old: 'support', new: null } }],
    ['team.join', email, email, {}],
    ['team.invite', owner.email, email, { role: { old: null, new: 'support' } }],
  ])

  // A removed staff member can be invited again.
  await callFunctionData(owner, 'admin-staff-invite', { ...newOperation(), email, role: 'administrator' })
  await callFunctionData(again, 'admin-accept-invitation', newOperation())
  expect((await again.rest.rpc('is_admin')).data).toBe(true)
})

test('refuses an invitation accepted by an account with an unverified email', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const stranger = await site.signedUp()
  await site.db
    .updateTable('users')
    .set({ mailbox_proved_at: null })
    .where('id', '=', stranger.userId)
    .execute()
  await callFunctionData(owner, 'admin-staff-invite', {
    ...newOperation(),
    email: stranger.email,
    role: 'administrator',
  })
  expect((await callFunction(stranger, 'admin-accept-invitation', newOperation())).body.code).toBe(
    'admin.email_not_verified',
  )
  expect((await stranger.rest.rpc('is_admin')).data).toBe(false)
})

test('lets administrators manage support only; the owner manages administrators', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const [one, two] = [await site.staffMember('administrator'), await site.staffMember('administrator')]
  const helper = await site.staffMember('support')
  const invite = (role: string) => ({ ...newOperation(), email: `${randomUUID()}@team.example`, role })
  expect((await callFunction(one, 'admin-staff-invite', invite('support'))).status).toBe(200)
  expect((await callFunction(one, 'admin-staff-invite', invite('administrator'))).status).toBe(403)
  const change = (who: Member, expected: string, role: string) => ({
    ...newOperation(),
    accountId: who.userId,
    expected,
    role,
  })
  expect(
    (await callFunction(one, 'admin-staff-role', change(helper, 'support', 'administrator'))).status,
  ).toBe(403)
  expect((await callFunction(one, 'admin-staff-remove', change(two, 'administrator', ''))).status).toBe(403)
  expect((await callFunction(one, 'admin-staff-remove', change(one, 'administrator', ''))).body.code).toBe(
    'admin.own_account',
  )
  expect((await callFunction(one, 'admin-staff-remove', change(owner, 'administrator', ''))).status).toBe(404)
  expect((await callFunction(one, 'admin-transfer-ownership', change(two, '', ''))).status).toBe(403)
  expect(
    (await callFunction(owner, 'admin-staff-role', change(helper, 'support', 'administrator'))).status,
  ).toBe(200)
  expect(await roleOf(helper)).toBe('administrator')
  const withoutReason = { accountId: helper.userId, expected: 'administrator', operationId: randomUUID() }
  expect((await callFunction(owner, 'admin-staff-remove', withoutReason)).status).toBe(400)
})

test('transfers ownership there and back, and lets a new ADMIN_EMAIL override it', async () => {
  const site = await startSite()
  const first = await site.administrator()
  const second = await site.staffMember('administrator')
  const [to, back] = [second, first].map(({ userId }) => ({ accountId: userId }))
  await callFunctionData(first, 'admin-transfer-ownership', { ...newOperation(), ...to })
  expect([await roleOf(first), await roleOf(second)]).toEqual(['administrator', 'owner'])
  for (const { email } of [first, second]) {
    expect((await mailsTo(site, email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/has a new owner$/),
    )
  }
  expect(await site.ownerEmail()).toBe(second.email)
  expect((await callFunction(first, 'admin-transfer-ownership', { ...newOperation(), ...to })).status).toBe(
    403,
  )
  await seedOwnership(site)
  expect(await roleOf(second)).toBe('owner')

  await callFunctionData(second, 'admin-transfer-ownership', { ...newOperation(), ...back })
  expect([await roleOf(first), await roleOf(second)]).toEqual(['owner', 'administrator'])

  await callFunctionData(first, 'admin-transfer-ownership', { ...newOperation(), ...to })
  await callFunctionData(second, 'admin-staff-remove', {
    ...newOperation(),
    ...back,
    expected: 'administrator',
  })
  const third = await site.staffMember('support')
  const config = { ...site.config, admin: { email: third.email, password: undefined } }
  await seedOwnership({ ...site, config })
  const rows = await site.db.selectFrom('staff').selectAll().execute()
  expect(rows.find(({ account_id }) => account_id === second.userId)?.role).toBe('administrator')
  expect(rows.some(({ account_id }) => account_id === third.userId)).toBe(false)
})

test('refuses a checkout for a staff email', async () => {
  const site = await startSite()
  const helper = await site.staffMember('support')
  const response = await callFunction(helper, 'create-checkout', { email: helper.email })
  expect([response.status, response.body.code]).toEqual([409, 'checkout.staff_email'])
  expect(await accountByEmail(site.db, helper.email)).toBeDefined()
})
