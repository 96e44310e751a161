import { randomUUID } from 'node:crypto'
import type { ActName, Change } from '@course/contract/office/office'
import { sql } from 'kysely'
import { nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'

export type AuditRow = {
  id: string
  at: string
  actor_id: string
  actor_label: string
  /** What the actor was then. */
  role: string
  source: Act['source']
  action: ActName
  subject_type: string
  subject_id: string
  subject_label: string
  /** `Change` as JSON. */
  change: string
  reason: string
  /** Made by whoever asks; the same one again is the same act. */
  operation_id: string
  request_id: string
  /** What the act answered, as JSON, for whoever asks again. Never a secret. */
  outcome: string
}

declare module '../platform/database.ts' {
  interface Tables {
    audit_entries: AuditRow
  }
}

type Actor = { accountId: string; email: string; role: string }

/** Who does what, and why. */
type Act = {
  actor: Actor
  action: ActName
  source: 'page' | 'command' | 'job' | 'webhook'
  operationId: string
  requestId: string
  reason: string
}

type Subject = { type: string; id: string; label: string }

/** What came of an act: whom it concerned, what it changed, and the answer, which is kept and so holds no secret. */
export type Done<Outcome> = { subject: Subject; change?: Change; outcome: Outcome }

/** Writes an act down, in the transaction of the act. False when it was written before. */
export async function recordAct(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  { actor, ...act }: Act,
  { subject, change = {}, outcome }: Done<unknown>,
): Promise<boolean> {
  const added = await trx
    .insertInto('audit_entries')
    .values({
      id: randomUUID(),
      at: nowIso(site.clock),
      actor_id: actor.accountId,
      actor_label: actor.email,
      role: actor.role,
      source: act.source,
      action: act.action,
      subject_type: subject.type,
      subject_id: subject.id,
      subject_label: subject.label,
      change: JSON.stringify(change),
      reason: act.reason,
      operation_id: act.operationId,
      request_id: act.requestId,
      outcome: JSON.stringify(outcome),
    })
    .onConflict((conflict) => conflict.columns(['operation_id', 'action']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

const LOCK = 7_221_002

/**
 * Does something once and writes it down, all in one transaction. Asked again with the same operation id (a second
 * click, a lost answer) it does nothing and answers as the first time. Acts follow one another, so that each sees what
 * the one before it changed; SQLite has one writer anyway.
 */
export async function performAct<Outcome>(
  site: Pick<Site, 'clock' | 'db' | 'engine'>,
  act: Act,
  run: (trx: Tx) => Promise<Done<Outcome>>,
): Promise<Outcome> {
  try {
    return await site.db.transaction().execute(async (trx) => {
      if (site.engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
      const before = await recordedOutcome<Outcome>(trx, act)
      if (before) return before.outcome
      const done = await run(trx)
      if (!(await recordAct(trx, site, act, done))) throw new Repeated()
      return done.outcome
    })
  } catch (error) {
    // The other click may have been faster; what stopped this one is then what that one has changed.
    const before = await recordedOutcome<Outcome>(site.db, act)
    if (before) return before.outcome
    throw error
  }
}

class Repeated extends Error {}

async function recordedOutcome<Outcome>(db: Db, act: Act): Promise<{ outcome: Outcome } | undefined> {
  const entry = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'outcome'])
    .where('operation_id', '=', act.operationId)
    .where('action', '=', act.action)
    .executeTakeFirst()
  if (!entry) return undefined
  if (entry.actor_id !== act.actor.accountId) throw new AppError('office.other_operation')
  return { outcome: JSON.parse(entry.outcome) as Outcome }
}

/** Throws when what somebody saw before deciding is not what is there now. */
export function requireUnchanged<Value>(expected: Value, actual: Value): void {
  if (expected !== actual) throw new AppError('office.changed')
}
