import { randomUUID } from 'node:crypto'
import type { AuditAction, Change } from '@course/contract/admin/admin'
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
  source: AuditedAction['source']
  action: AuditAction
  subject_type: string
  subject_id: string
  subject_label: string
  /** `Change` as JSON. */
  change: string
  reason: string
  /** Created by the client; repeating it repeats nothing. */
  operation_id: string
  request_id: string
  /** The response as JSON, returned when the request is repeated. Never contains a secret. */
  outcome: string
}

declare module '../platform/database.ts' {
  interface Tables {
    audit_entries: AuditRow
  }
}

type Actor = { accountId: string; email: string; role: string }

/** Who does what, and why. */
type AuditedAction = {
  actor: Actor
  action: AuditAction
  source: 'page' | 'command' | 'job' | 'webhook'
  operationId: string
  requestId: string
  reason: string
}

type Subject = { type: string; id: string; label: string }

/**
 * Result of an action: its subject, what it changed, and the response, which is stored and so must not
 * contain secrets.
 */
export type ActionResult<Outcome> = { subject: Subject; change?: Change; outcome: Outcome }

/** Writes an audit entry in the transaction of the action; returns false if it was written before. */
export async function recordAuditEntry(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  { actor, ...act }: AuditedAction,
  { subject, change = {}, outcome }: ActionResult<unknown>,
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
 * Runs an action once and records it in the same transaction. Repeating an operation id (double click, lost
 * response) does nothing and returns the recorded response. Actions are serialized, so each sees what the
 * previous one changed.
 */
export async function runAuditedAction<Outcome>(
  site: Pick<Site, 'clock' | 'db' | 'engine'>,
  act: AuditedAction,
  run: (trx: Tx) => Promise<ActionResult<Outcome>>,
): Promise<Outcome> {
  try {
    return await site.db.transaction().execute(async (trx) => {
      if (site.engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
      const before = await recordedOutcome<Outcome>(trx, act)
      if (before) return before.outcome
      const done = await run(trx)
      if (!(await recordAuditEntry(trx, site, act, done))) throw new Repeated()
      return done.outcome
    })
  } catch (error) {
    // The other click may have been faster; this one then failed because of what it changed.
    const before = await recordedOutcome<Outcome>(site.db, act)
    if (before) return before.outcome
    throw error
  }
}

class Repeated extends Error {}

async function recordedOutcome<Outcome>(
  db: Db,
  act: AuditedAction,
): Promise<{ outcome: Outcome } | undefined> {
  const entry = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'outcome'])
    .where('operation_id', '=', act.operationId)
    .where('action', '=', act.action)
    .executeTakeFirst()
  if (!entry) return undefined
  if (entry.actor_id !== act.actor.accountId) throw new AppError('admin.operation_mismatch')
  return { outcome: JSON.parse(entry.outcome) as Outcome }
}

/** Optimistic check: throws if the value the caller saw is not the current one. */
export function requireUnchanged<Value>(expected: Value, actual: Value): void {
  if (expected !== actual) throw new AppError('admin.conflict')
}
