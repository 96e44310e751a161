import { expect, test } from 'vitest'
import { newOperation } from '../testing/admin.ts'
import {
  type CrashTestAction,
  type CrashTestSite,
  openCrashTestSite,
} from '../testing/crash-recovery/crash-test-site.ts'
import { mailActions } from '../testing/crash-recovery/mail-actions.ts'
import { refundRequestActions } from '../testing/crash-recovery/refund-request-actions.ts'
import { staffActions, transferOwnershipAction } from '../testing/crash-recovery/staff-actions.ts'
import { createActionTarget, customerActions } from '../testing/customer-actions.ts'

test('runs each action exactly once and repeats its response when the process is killed during double clicks', {
  timeout: 240_000,
}, async () => {
  const site = await openCrashTestSite()
  const listActions = async () => [
    ...(await customerCrashActions(site)),
    ...(await staffActions(site)),
    ...(await mailActions(site)),
    ...(await refundRequestActions(site)),
  ]
  // Kill after the first response; then after five, with the actions in reverse order.
  await killDuring(site, await listActions(), 1)
  await killDuring(site, (await listActions()).reverse(), 5)
  await killDuring(site, [await transferOwnershipAction(site)], 1)
  expect(site.process.kills).toBe(3)
})

const customerCrashActions = ({ db }: CrashTestSite): Promise<CrashTestAction[]> =>
  Promise.all(
    customerActions
      // Every call of an export is recorded.
      .filter(({ name }) => name !== 'admin-customer-export')
      .map(async ({ name, fields, findEffects }) => {
        const { account, ...related } = await createActionTarget(db)
        const body = { ...newOperation(), id: account.id, ...fields?.(account, related) }
        return { name, body, ...(findEffects && { findEffects: () => findEffects(db, account) }) }
      }),
  )

/** Sends every action twice, kills the process after this many responses, and sends every action again. */
async function killDuring(
  site: CrashTestSite,
  actions: readonly CrashTestAction[],
  responsesBeforeKill: number,
): Promise<void> {
  const send = ({ name, body, token }: CrashTestAction) => site.call(name, body, token)
  const clicks = [...actions, ...actions].map((action) => send(action).catch(() => undefined))
  for (const click of clicks.slice(0, responsesBeforeKill)) await click
  await site.process.kill()
  await Promise.all(clicks)

  for (const action of actions) {
    const { status, body } = await send(action)
    expect([action.name, status, body.code]).toEqual([action.name, 200, undefined])
    if (action.findEffects) expect(await action.findEffects(), action.name).toHaveLength(1)
    const { operationId } = action.body
    if (!operationId) continue
    const entries = await site.db
      .selectFrom('audit_entries')
      .select('id')
      .where('operation_id', '=', operationId)
      .execute()
    expect(entries, action.name).toHaveLength(1)
  }
}
