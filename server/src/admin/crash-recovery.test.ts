import { expect, test } from 'vitest'
import { operation } from '../testing/admin.ts'
import {
  type CrashTestAction,
  type CrashTestSite,
  openCrashTestSite,
} from '../testing/crash-recovery/crash-test-site.ts'
import { mailActions } from '../testing/crash-recovery/mail-actions.ts'
import { refundRequestActions } from '../testing/crash-recovery/refund-request-actions.ts'
import { staffActions, transferOwnershipCase } from '../testing/crash-recovery/staff-actions.ts'
import { createActionTarget, customerActions } from '../testing/customer-actions.ts'

test('acts that are clicked twice while the process is killed have happened once, whole, and the answer comes again', {
  timeout: 240_000,
}, async () => {
  const site = await openCrashTestSite()
  const acts = async () => [
    ...(await actsOnCustomers(site)),
    ...(await staffActions(site)),
    ...(await mailActions(site)),
    ...(await refundRequestActions(site)),
  ]
  // It dies as soon as the first click is answered; then a little later, with those in front that were last.
  await killAmong(site, await acts(), 1)
  await killAmong(site, (await acts()).reverse(), 5)
  await killAmong(site, [await transferOwnershipCase(site)], 1)
  expect(site.process.deaths).toBe(3)
})

const actsOnCustomers = ({ db }: CrashTestSite): Promise<CrashTestAction[]> =>
  Promise.all(
    customerActions.map(async ({ name, fields, left }) => {
      const { account, ...had } = await createActionTarget(db)
      const body = { ...operation(), id: account.id, ...fields?.(account, had) }
      return { name, body, ...(left && { left: () => left(db, account) }) }
    }),
  )

/** Everything is clicked twice, and the process dies when so many clicks are answered. Then everything is asked again. */
async function killAmong(
  site: CrashTestSite,
  wanted: readonly CrashTestAction[],
  answered: number,
): Promise<void> {
  const send = ({ name, body, token }: CrashTestAction) => site.call(name, body, token)
  const clicks = [...wanted, ...wanted].map((act) => send(act).catch(() => undefined))
  for (const click of clicks.slice(0, answered)) await click
  await site.process.kill()
  await Promise.all(clicks)

  for (const act of wanted) {
    const { status, body } = await send(act)
    expect([act.name, status, body.code]).toEqual([act.name, 200, undefined])
    if (act.left) expect(await act.left(), act.name).toHaveLength(1)
    const { operationId } = act.body
    if (!operationId) continue
    const entries = await site.db
      .selectFrom('audit_entries')
      .select('id')
      .where('operation_id', '=', operationId)
      .execute()
    expect(entries, act.name).toHaveLength(1)
  }
}
