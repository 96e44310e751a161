import { randomUUID } from 'node:crypto'
import type { AuditLogEntry, CursorPage, StaffMember } from '@course/contract/admin/admin'
import { expect, test } from 'vitest'
import { findAccount, findAccountByEmail } from '../auth/index.ts'
import { seedOwner } from '../auth/operator/seed-owner.ts'
import { hashPassword } from '../auth/passwords/passwords.ts'
import { changeAccount } from '../auth/store/accounts.ts'
import { browser as authBrowser, PASSWORD } from '../testing/accounts.ts'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { lastMailTo, mailsTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'
import { type RunningSite, startSite } from '../testing/start-site.ts'

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
    mfaPrompt: null,
    openAlarms: null,
  })
  expect((await callFunction(anna, 'admin-stats')).status).toBe(403)

  await callFunctionData(anna, 'admin-accept-invitation', newOperation())
  expect(await callFunctionData(anna, 'admin-me')).toEqual({
    role: 'support',
    invitedAs: null,
    mfaPrompt: null,
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
    .set({ email_verified_at: null })
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
  expect((await callFunction(one, 'admin-staff-remove', change(owner, 'administrator', ''))).status).toBe(403)
  expect((await callFunction(one, 'admin-transfer-ownership', change(two, '', ''))).status).toBe(403)
  expect(
    (await callFunction(owner, 'admin-staff-role', change(helper, 'support', 'administrator'))).status,
  ).toBe(200)
  expect(await roleOf(helper)).toBe('administrator')
  const withoutReason = { accountId: helper.userId, expected: 'administrator', operationId: randomUUID() }
  expect((await callFunction(owner, 'admin-staff-remove', withoutReason)).status).toBe(400)
})

test('transfers ownership there and back, and emails both', async () => {
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
  expect(await site.findOwnerEmail()).toBe(second.email)
  expect((await callFunction(first, 'admin-transfer-ownership', { ...newOperation(), ...to })).status).toBe(
    403,
  )
  await seedOwner(site)
  expect(await roleOf(second)).toBe('owner')
  await callFunctionData(second, 'admin-transfer-ownership', { ...newOperation(), ...back })
  expect([await roleOf(first), await roleOf(second)]).toEqual(['owner', 'administrator'])
})

/** Changes the email of a signed-in account by opening both emailed links. */
async function changeEmail(site: RunningSite, member: Member, next: string) {
  const auth = await signedInAuth(site, member)
  const { error } = await auth.updateUser({ email: next, current_password: PASSWORD })
  if (error) throw error
  for (const mailbox of [member.email, next]) {
    const { tokenHash } = await lastMailTo(site, mailbox)
    await authBrowser(site).verifyOtp({ type: 'email_change', token_hash: tokenHash })
  }
  return (await findAccount(site.db, member.userId))?.email
}

/** Gives the account a password and signs in with it. */
async function signedInAuth(site: RunningSite, { userId }: Member) {
  const account = await changeAccount(site.db, site.clock, userId, {
    password_hash: await hashPassword(PASSWORD),
  })
  const auth = authBrowser(site)
  const { error } = await auth.signInWithPassword({ email: account!.email, password: PASSWORD })
  if (error) throw error
  return auth
}

test('a former owner who was removed cannot come back with the ADMIN_EMAIL address', async () => {
  const site = await startSite()
  const former = await site.administrator()
  const adminEmail = former.email
  const successor = await site.staffMember('administrator')
  await callFunctionData(former, 'admin-transfer-ownership', {
    ...newOperation(),
    accountId: successor.userId,
  })
  const removal = { ...newOperation(), accountId: former.userId, expected: 'administrator' }
  await callFunctionData(successor, 'admin-staff-remove', removal)
  for (const { email } of [former, successor])
    expect((await lastMailTo(site, email)).subject).toContain(`${adminEmail} was removed from the`)
  expect(await roleOf(await site.signedInAgain(former))).toBeNull()
  await seedOwner(site)
  expect(await roleOf(await site.signedInAgain(former))).toBeNull()

  expect(await changeEmail(site, former, 'former@elsewhere.example')).toBe('former@elsewhere.example')
  const signUps = await Promise.all(
    [adminEmail, successor.email].map((email) => authBrowser(site).signUp({ email, password: PASSWORD })),
  )
  const [reserved, known] = signUps.map(({ data, error }) => [
    error,
    Object.keys(data.user ?? {}),
    data.session,
  ])
  expect(reserved).toEqual(known)
  await authBrowser(site).signInWithOtp({ email: adminEmail })
  expect(await findAccountByEmail(site.db, adminEmail)).toBeUndefined()
  const stranger = await site.signedUp()
  // The response does not reveal that the address is reserved, but the change never completes.
  expect(await changeEmail(site, stranger, adminEmail)).toBe(stranger.email)
  site.clock.advance(60)
  const elsewhere = 'former@elsewhere.example'
  expect(await changeEmail(site, { ...former, email: elsewhere }, adminEmail)).toBe(elsewhere)

  await seedOwner(site)
  expect(await site.findOwnerEmail()).toBe(successor.email)
  expect(await findAccountByEmail(site.db, adminEmail)).toBeUndefined()
  expect(await roleOf(await site.signedInAgain(former))).toBeNull()
  expect(await roleOf(await site.signedInAgain(stranger))).toBeNull()
})

test('an owner who changes their email stays the owner, and both mailboxes are told', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const next = 'owner@elsewhere.example'
  expect(await changeEmail(site, owner, next)).toBe(next)
  await seedOwner(site)
  expect([await site.findOwnerEmail(), await roleOf(await site.signedInAgain(owner))]).toEqual([
    next,
    'owner',
  ])
  for (const mailbox of [owner.email, next]) {
    expect(await lastMailTo(site, mailbox)).toMatchObject({
      subject: expect.stringContaining('has a new email address'),
      text: expect.stringContaining(`${next} instead of ${owner.email}`),
    })
  }
  const log = await callFunctionData<CursorPage<AuditLogEntry>>(owner, 'admin-audit-log', {})
  expect(log.rows[0]).toMatchObject({
    action: 'team.owner_email',
    role: 'owner',
    change: { email: { old: owner.email, new: next } },
  })

  // The configured address stays theirs to return to.
  const restarted = {
    ...site,
    config: { ...site.config, admin: { email: 'other@elsewhere.example', password: undefined } },
  }
  await seedOwner(restarted)
  expect(await site.findOwnerEmail()).toBe(next)
  expect(await findAccountByEmail(site.db, 'other@elsewhere.example')).toBeUndefined()
  expect(await changeEmail(site, { ...owner, email: next }, owner.email)).toBe(owner.email)
  expect(await site.findOwnerEmail()).toBe(owner.email)
})

test('refuses a checkout for a staff email', async () => {
  const site = await startSite()
  const helper = await site.staffMember('support')
  const response = await callFunction(helper, 'create-checkout', { email: helper.email })
  expect([response.status, response.body.code]).toEqual([409, 'checkout.staff_email'])
  expect(await findAccountByEmail(site.db, helper.email)).toBeDefined()
})
