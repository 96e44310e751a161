import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, freshEmail, PASSWORD } from '../testing/accounts.ts'
import { openSite, type RunningSite, startSite } from '../testing/start-site.ts'
import { generatedAdminPassword, seedAdministrator } from './seed-administrator.ts'
import { accountByEmail, createAccount } from './store.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** The site as another process would see it that was configured like this. */
const configured = (email: string, password?: string): RunningSite => ({
  ...site,
  config: { ...site.config, admin: { email, password } },
})

test('is_admin is true for the administrator alone', async () => {
  const asked = async (person: { rest: ReturnType<typeof site.visitor>['rest'] }) =>
    (await person.rest.rpc('is_admin')).data
  expect(await asked(await site.administrator())).toBe(true)
  expect(await asked(await site.signedUp())).toBe(false)
  expect(await asked(site.visitor())).toBe(false)
})

test('an unconfirmed account with the address of the administrator is not the administrator', async () => {
  const other = await startSite({ env: { ADMIN_EMAIL: 'chief@example.com' } })
  await other.db.updateTable('users').set({ email_confirmed_at: null }).execute()
  const { rest } = await other.administrator()
  expect((await rest.rpc('is_admin')).data).toBe(false)
})

test('the configured password signs in', async () => {
  const { email } = site.config.admin
  const { data } = await browser(site).signInWithPassword({ email, password: 'administrator of the test' })
  expect(data.user?.email).toBe(email)
  expect(data.user?.user_metadata.requires_password_reset).toBe(false)
  expect(generatedAdminPassword(site)).toBeUndefined()
})

test('processes that start at once make one account, and one of them knows its password', async () => {
  const email = freshEmail()
  const processes = Array.from({ length: 4 }, () => configured(email))
  await Promise.all(processes.map(seedAdministrator))
  const passwords = processes.map(generatedAdminPassword).filter((password) => password !== undefined)
  expect(passwords).toHaveLength(1)
  expect(passwords[0]).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  const { data } = await browser(site).signInWithPassword({ email, password: passwords[0]! })
  expect(data.user?.user_metadata.requires_password_reset).toBe(true)
})

test('a later start changes nothing', async () => {
  const email = freshEmail()
  await seedAdministrator(configured(email, PASSWORD))
  const before = await accountByEmail(site.db, email)
  const later = configured(email, 'another password')
  await seedAdministrator(later)
  expect(await accountByEmail(site.db, email)).toEqual(before)
  expect(generatedAdminPassword(later)).toBeUndefined()
})

test('an account that was never confirmed is taken over, with its password', async () => {
  const email = freshEmail()
  await createAccount(site.db, site.clock, { email, passwordHash: 'of a stranger' })
  await seedAdministrator(configured(email, PASSWORD))
  expect((await browser(site).signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})
