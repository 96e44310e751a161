import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditLogEntry, CursorPage } from '@course/contract/admin/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdministrator, makeOwner, resetStaffFactor, resetStaffPassword } from '../auth/index.ts'
import { browser, freshEmail, PASSWORD, signedInBrowser } from '../testing/accounts.ts'
import { callFunctionData } from '../testing/admin.ts'
import { enrollTotp } from '../testing/factors.ts'
import { mailsTo } from '../testing/mailbox.ts'
import { runOperatorCommand } from '../testing/run-command.ts'
import { temporaryFolder } from '../testing/start-process.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** Production settings without those for mail and cards. */
const settings = (): Record<string, string> => ({
  NODE_ENV: 'production',
  SITE_URL: 'https://course.example',
  ADMIN_EMAIL: site.config.admin.email,
  DATA_DIR: site.config.dataDir,
  ...(site.config.database.kind === 'postgres' && { DATABASE_URL: site.config.database.url }),
})
const admin = (args: string[], input?: string) => runOperatorCommand('admin', args, settings(), { input })

const signIn = async (email: string, password: string) => {
  const auth = browser(site)
  const { data, error } = await auth.signInWithPassword({ email, password })
  return { auth, error, token: data.session?.access_token }
}

async function roleOf(token: string | undefined): Promise<unknown> {
  const response = await fetch(`${site.url}/functions/v1/admin-me`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  return ((await response.json()) as { data?: { role: unknown } }).data?.role
}

const newestEntry = async (): Promise<AuditLogEntry> =>
  (await callFunctionData<CursorPage<AuditLogEntry>>(await site.administrator(), 'admin-audit-log')).rows[0]!

const tokenIn = (link: string) => new URL(link).searchParams.get('token_hash')!

test('make creates an administrator with a link to set a password, while the site runs', async () => {
  const email = freshEmail()
  const made = await admin(['make', email.toUpperCase()])
  expect(made.code, made.printed).toBe(0)
  const link = /^https:\S+$/m.exec(made.printed)![0]
  expect(link).toMatch(/^https:\/\/course\.example\/reset-password\?token_hash=.+&type=recovery$/)
  expect(await newestEntry()).toMatchObject({
    actorLabel: 'Command line',
    role: 'operator',
    action: 'team.make_administrator',
    subjectLabel: email,
    change: { role: { old: null, new: 'administrator' } },
  })

  const auth = browser(site)
  expect((await auth.verifyOtp({ type: 'recovery', token_hash: tokenIn(link) })).error).toBeNull()
  expect((await auth.updateUser({ password: PASSWORD })).error).toBeNull()
  expect(await roleOf((await signIn(email, PASSWORD)).token)).toBe('administrator')
  expect(
    (await browser(site).verifyOtp({ type: 'recovery', token_hash: tokenIn(link) })).error,
  ).not.toBeNull()

  const listed = await admin(['list'])
  expect(listed.printed).toContain(`${site.config.admin.email}  owner  active`)
  expect(listed.printed).toContain(`${email}  administrator  active  two-factor off`)
})

test('reads a password from standard input, never from the command line', async () => {
  const email = freshEmail()
  const [made, noPassword, asArgument] = await Promise.all([
    admin(['make', email, '--password-stdin'], 'from another program\n'),
    admin(['make', freshEmail(), '--password-stdin']),
    admin(['make', freshEmail(), '--password', 'seen by all']),
  ])
  expect(made).toMatchObject({ code: 0, printed: expect.not.stringContaining('from another program') })
  expect(await roleOf((await signIn(email, 'from another program')).token)).toBe('administrator')
  const weak = makeAdministrator(site, { email: freshEmail(), password: 'password' })
  await expect(weak).rejects.toThrow('at least 12 characters')
  expect(noPassword).toMatchObject({ code: 1, printed: 'Standard input contains no password\n' })
  expect(asArgument).toMatchObject({
    code: 1,
    printed: expect.stringContaining("Unknown option '--password'"),
  })
})

test('reports errors in one line with exit code 1, and creates nothing', async () => {
  const elsewhere = join(temporaryFolder(), 'nothing')
  const [help, invalidEmail, emptyFolder] = await Promise.all([
    admin(['--help']),
    admin(['make', 'nobody']),
    runOperatorCommand('admin', ['list'], { ...settings(), DATA_DIR: elsewhere }),
  ])
  expect(help).toMatchObject({ code: 0, printed: expect.stringContaining('npm run admin -- make EMAIL') })
  expect(invalidEmail).toMatchObject({ code: 1, printed: expect.stringMatching(/^.*email.*\n$/) })
  expect(emptyFolder).toMatchObject({
    code: 1,
    printed: expect.stringContaining('DATA_DIR must be the data folder of the site'),
  })
  const { email } = site.config.admin
  await expect(makeAdministrator(site, { email })).rejects.toThrow('already owns the site')
  expect(readdirSync(join(elsewhere, '..'))).toEqual([])
})

test('reset revokes all sessions and the password', async () => {
  const { email } = site.config.admin
  const { auth } = await signIn(email, 'administrator of the test')
  const link = await resetStaffPassword(site, { email })
  expect((await auth.refreshSession()).error).not.toBeNull()
  expect((await signIn(email, 'administrator of the test')).error).not.toBeNull()
  const owner = browser(site)
  await owner.verifyOtp({ type: 'recovery', token_hash: tokenIn(link!) })
  await owner.updateUser({ password: PASSWORD })
  expect(await roleOf((await signIn(email, PASSWORD)).token)).toBe('owner')
  expect(await resetStaffPassword(site, { email, password: 'administrator of the test' })).toBeUndefined()
  expect((await owner.refreshSession()).error).not.toBeNull()
  expect(await newestEntry()).toMatchObject({ action: 'team.reset_password', actorLabel: 'Command line' })

  const stranger = await site.signedUp()
  await expect(resetStaffPassword(site, { email: stranger.email })).rejects.toThrow('is not on the team')
})

test('make restores a former administrator, and rejects an existing administrator', async () => {
  const { user, email } = await signedInBrowser(site)
  await makeAdministrator(site, { email })
  await expect(makeAdministrator(site, { email })).rejects.toThrow('is already an administrator')
  await site.db
    .updateTable('staff')
    .set({ ended_at: '2026-01-01' })
    .where('account_id', '=', user.id)
    .execute()
  await makeAdministrator(site, { email })
  expect(await roleOf((await signIn(email, PASSWORD)).token)).toBe('administrator')
})

test('owner transfers ownership to an administrator and emails both', async () => {
  const { email: formerOwner } = site.config.admin
  const { email } = await signedInBrowser(site)
  expect(await admin(['owner', email])).toMatchObject({
    code: 1,
    printed: `${email} is not an administrator: run "npm run admin -- make ${email}" first\n`,
  })
  await makeAdministrator(site, { email })
  const transferred = await admin(['owner', email])
  expect(transferred).toMatchObject({
    code: 0,
    printed: expect.stringContaining(`${email} owns the site now`),
  })
  expect(await site.findOwnerEmail()).toBe(email)
  for (const mailbox of [formerOwner, email])
    expect((await mailsTo(site, mailbox)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/has a new owner$/),
    )
  expect(await newestEntry()).toMatchObject({
    action: 'team.hand_over',
    actorLabel: 'Command line',
    change: { owner: { old: formerOwner, new: email } },
  })
  await expect(makeOwner(site, email)).rejects.toThrow('already owns the site')
  await makeOwner(site, formerOwner)
  expect(await site.findOwnerEmail()).toBe(formerOwner)
})

test('factor turns off two-factor authentication after a day, or immediately with --now', async () => {
  const { auth, email } = await signedInBrowser(site)
  await expect(resetStaffFactor(site, { email, isNow: true })).rejects.toThrow(
    "doesn't use two-factor authentication",
  )
  await enrollTotp(site, auth)
  const at = await resetStaffFactor(site, { email, isNow: false })
  expect(Date.parse(at) - site.clock.now().getTime()).toBeGreaterThan(23 * 3600 * 1000)
  await expect(resetStaffFactor(site, { email, isNow: false })).rejects.toThrow('already pending')

  const now = await admin(['factor', email, '--now'])
  expect(now).toMatchObject({ code: 0, printed: expect.stringContaining('now off') })
  const { data } = await (await signIn(email, PASSWORD)).auth.mfa.getAuthenticatorAssuranceLevel()
  expect(data).toMatchObject({ nextLevel: 'aal1' })
  const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
  expect(subjects).toContain('Two-factor authentication will be turned off')
  expect(subjects).toContain('Two-factor authentication was turned off')
  expect(await newestEntry()).toMatchObject({
    action: 'team.reset_factor',
    change: { 'second factor': { old: 'on', new: 'off' } },
  })
})
