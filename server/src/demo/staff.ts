import { randomUUID } from 'node:crypto'
import { decideAccess, overrideAccess } from '../access/index.ts'
import type { UserRow } from '../auth/index.ts'
import { DAY_MS } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { findOwner, operatorAction, recordAuditEntry } from '../staff/index.ts'
import { addDemoMail } from './mails.ts'
import { clockAt, oneOf, type Random } from './random.ts'

const NOTES = [
  'Asked for an invoice; sent it.',
  'Works through the course with her team in spring.',
  'Wants to hear of a second course.',
]

type Owner = Pick<UserRow, 'id' | 'email'>

/** Adds recent actions of the owner: granted access, notes, and a canceled mail. */
export async function addStaffActions(site: Pick<Site, 'db'>, random: Random, now: number): Promise<void> {
  const owner = await findOwner(site.db)
  if (!owner) return
  await site.db.transaction().execute(async (trx) => {
    const withoutAccess = await listNewestAccounts(trx, 'none', 4)
    for (const account of withoutAccess) await grantAccess(trx, owner, account, now - random() * 60 * DAY_MS)
    // One in twenty of the newest customers gets a note.
    const withNote = (await listNewestAccounts(trx, 'paid', 120)).filter((_, index) => index % 20 === 19)
    for (const account of withNote)
      await addNote(trx, owner, account, oneOf(random, NOTES), now - random() * 30 * DAY_MS)
    const [first] = withoutAccess
    if (first) await addDemoMail(trx, 'sign-in-link', first.email, now - 3 * DAY_MS, 'stopped')
  })
}

/** The newest accounts first. */
const listNewestAccounts = (trx: Tx, access: UserRow['access'], count: number): Promise<UserRow[]> =>
  trx
    .selectFrom('users')
    .selectAll()
    .where('access', '=', access)
    .where('email', 'like', '%@learner.example')
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute()

async function grantAccess(trx: Tx, owner: Owner, account: UserRow, at: number): Promise<void> {
  const clock = clockAt(at)
  const reason = 'Partner of the course'
  const override = { customerId: account.id, kind: 'given', reason, decided_by: owner.id } as const
  await overrideAccess(trx, clock, override)
  await decideAccess(trx, { clock }, account.id)
  await record(trx, owner, account, at, 'customer.give_access', {
    reason,
    change: { access: { old: 'none', new: 'given' } },
  })
}

async function addNote(trx: Tx, owner: Owner, account: UserRow, text: string, at: number): Promise<void> {
  await trx
    .insertInto('customer_notes')
    .values({
      id: randomUUID(),
      customer_id: account.id,
      author_id: owner.id,
      author_label: owner.email,
      text,
      follow_up: new Date(at + 20 * DAY_MS).toISOString().slice(0, 10),
      created_at: new Date(at).toISOString(),
    })
    .execute()
  await record(trx, owner, account, at, 'note.add', {})
}

const record = (
  trx: Tx,
  { id, email }: Owner,
  account: UserRow,
  at: number,
  action: 'customer.give_access' | 'note.add',
  { reason = '', change = {} }: { reason?: string; change?: Record<string, { old: string; new: string }> },
) =>
  recordAuditEntry(
    trx,
    { clock: clockAt(at) },
    { ...operatorAction(action), actor: { accountId: id, email, role: 'owner' }, reason },
    { subject: { type: 'customer', id: account.id, label: account.email }, change, outcome: {} },
  )
