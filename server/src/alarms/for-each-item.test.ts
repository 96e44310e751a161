import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockCustomer, processAccessChanges } from '../access/index.ts'
import { authCleanupJob } from '../auth/cleanup.ts'
import { factorResetsJob, requestFactorReset } from '../auth/factors/reset-factors.ts'
import { UNCONFIRMED_RETENTION_DAYS } from '../auth/shared/rules.ts'
import { createAccount, findAccount } from '../auth/store/accounts.ts'
import { addMediaFile } from '../media/media-files.ts'
import { deletedMediaJob } from '../media/remove-deleted.ts'
import type { Site } from '../platform/site.ts'
import { deleteAccountsJob } from '../privacy/delete-accounts.ts'
import { saveDeletionRequest } from '../privacy/store.ts'
import { freshEmail } from '../testing/accounts.ts'
import { accountWithRecoveryCodes } from '../testing/factors.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

const HOUR = 3600
const DAY = 24 * HOUR

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /ALARM|a background job failed for one item/ }))
  // Each test runs its job itself.
  await site.jobs.stop()
})
afterAll(() => close())

const failuresOf = (item: string) =>
  site.logged.filter((line) => line.includes('a background job failed for one item') && line.includes(item))

const alarmsOf = async (job: string) =>
  (
    await site.db
      .selectFrom('alarms')
      .select(['detail', 'resolved_at'])
      .where('kind', '=', 'job.failed')
      .where('subject', '=', job)
      .execute()
  ).map(({ detail, resolved_at }) => `${resolved_at ? 'resolved' : 'open'}, ${detail}`)

/** Runs a job whose item `id` fails, then again with the cause gone. */
async function expectIsolation({
  job,
  id,
  run,
  repair,
}: {
  job: string
  id: string
  run(): Promise<void>
  repair(): unknown
}) {
  await run()
  expect(failuresOf(id).length).toBeGreaterThan(0)
  expect(await alarmsOf(job)).toEqual(['open, items that failed: 1'])
  await repair()
  await run()
  expect(await alarmsOf(job)).toEqual(['resolved, items that failed: 1'])
}

/** A site whose erasure fails for one account. */
const siteThatCannotErase = (id: () => string | undefined): Site => {
  const erase = async (_trx: unknown, { userId }: { userId: string }) => {
    if (userId === id()) throw new Error('this account cannot be erased')
  }
  return { ...site, personalData: [...site.personalData, { columns: {}, erase }] }
}

test('one account that cannot be deleted does not keep the others', async () => {
  const accounts = [await site.signedUp(), await site.signedUp(), await site.signedUp()]
  const requestedAt = site.clock.now().toISOString()
  await site.db.transaction().execute(async (trx) => {
    for (const { userId } of accounts)
      await saveDeletionRequest(trx, {
        account_id: userId,
        requested_at: requestedAt,
        due_at: requestedAt,
      })
  })
  let broken: string | undefined = accounts[0]!.userId
  const isDeleted = async ({ userId }: { userId: string }) => !(await findAccount(site.db, userId))
  await expectIsolation({
    job: 'account-deletions',
    id: accounts[0]!.userId,
    run: () => deleteAccountsJob(siteThatCannotErase(() => broken)).run(),
    async repair() {
      expect(await Promise.all(accounts.map(isDeleted))).toEqual([false, true, true])
      broken = undefined
    },
  })
  expect(await Promise.all(accounts.map(isDeleted))).toEqual([true, true, true])
})

test('one unconfirmed account that cannot be removed does not keep the others', async () => {
  const accounts: { id: string }[] = []
  for (let count = 0; count < 3; count++)
    accounts.push((await createAccount(site.db, site.clock, { email: freshEmail() }))!)
  site.clock.advance((UNCONFIRMED_RETENTION_DAYS + 1) * DAY)
  let broken: string | undefined = accounts[0]!.id
  const isRemoved = async ({ id }: { id: string }) => !(await findAccount(site.db, id))
  await expectIsolation({
    job: 'auth-cleanup',
    id: accounts[0]!.id,
    run: () => authCleanupJob(siteThatCannotErase(() => broken)).run(),
    async repair() {
      expect(await Promise.all(accounts.map(isRemoved))).toEqual([false, true, true])
      broken = undefined
    },
  })
  expect(await Promise.all(accounts.map(isRemoved))).toEqual([true, true, true])
})

test('one factor reset that fails does not keep the others', async () => {
  const [broken, whole] = [await accountWithRecoveryCodes(site), await accountWithRecoveryCodes(site)]
  for (const { user } of [broken, whole])
    await site.db.transaction().execute((trx) => requestFactorReset(trx, site, user))
  const setMetadata = (user_metadata: string) =>
    site.db.updateTable('users').set({ user_metadata }).where('id', '=', broken.user.id).execute()
  const hasReset = async ({ user }: { user: { id: string } }) =>
    (await site.db.selectFrom('factor_resets').select('user_id').where('user_id', '=', user.id).execute())
      .length > 0
  site.clock.advance(25 * HOUR)
  await setMetadata('not JSON')
  await expectIsolation({
    job: 'factor-resets',
    id: broken.user.id,
    run: () => factorResetsJob(site).run(),
    async repair() {
      expect([await hasReset(broken), await hasReset(whole)]).toEqual([true, false])
      await setMetadata('{}')
    },
  })
  expect(await hasReset(broken)).toBe(false)
})

test('one access change that cannot be handled does not keep the others, nor is it tried again in the same run', async () => {
  const customers = ['0', ...Array.from({ length: 150 }, randomUUID)]
  const [broken] = customers
  await site.db.transaction().execute(async (trx) => {
    await trx.updateTable('access_decisions').set({ is_processed: 1 }).execute()
    for (const id of customers) await lockCustomer(trx, site.clock, id)
  })
  const handled: string[] = []
  let isBroken = true
  await expectIsolation({
    job: 'access-test',
    id: broken!,
    run: () =>
      processAccessChanges(site, 'access-test', async (_trx, id) => {
        if (isBroken && id === broken) throw new Error('this change cannot be handled')
        handled.push(id)
      }),
    repair() {
      expect(handled.toSorted()).toEqual(customers.slice(1).toSorted())
      isBroken = false
    },
  })
  expect(handled.at(-1)).toBe(broken)
})

test('one file that cannot be removed does not keep the others', async () => {
  const names = ['broken', 'whole'].map((name) => `${name}-${randomUUID()}.png`)
  const ids = names.map(() => randomUUID())
  await site.db.transaction().execute(async (trx) => {
    for (const [index, id] of ids.entries())
      await addMediaFile(trx, {
        id,
        path: `images/uploads/${names[index]}`,
        kind: 'picture',
        bytes: 1,
        width: 1,
        height: 1,
        stored_at: site.clock.now().toISOString(),
        stored_by: 'test',
        stored_by_label: 'test',
      })
    await trx
      .updateTable('media_files')
      .set({ deleted_at: site.clock.now().toISOString() })
      .where('id', 'in', ids)
      .execute()
  })
  const remaining = async () =>
    (await site.db.selectFrom('media_files').select('id').where('id', 'in', ids).execute()).map(
      ({ id }) => id,
    )
  // Removing a file fails where a folder has its name.
  mkdirSync(join(site.config.dataDir, 'media/images/uploads', names[0]!), { recursive: true })
  await expectIsolation({
    job: 'media-removal',
    id: ids[0]!,
    run: () => deletedMediaJob(site).run(),
    async repair() {
      expect(await remaining()).toEqual([ids[0]])
      await site.db
        .updateTable('media_files')
        .set({ path: `images/uploads/gone-${names[0]}` })
        .where('id', '=', ids[0]!)
        .execute()
    },
  })
  expect(await remaining()).toEqual([])
})
