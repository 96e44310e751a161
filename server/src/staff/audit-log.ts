import { hash, randomUUID } from 'node:crypto'
import type { AuditAction, Change } from '@course/contract/admin/admin'
import { sql } from 'kysely'
import { nowIso } from '../platform/clock.ts'
import { type Db, hasChanged, type Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'

export type AuditRow = {
  id: string
  at: string
  actor_id: string
  actor_label: string
  /** The actor's role at that time. */
  role: string
  source: AuditedAction['source']
  action: AuditAction
  subject_type: string
  subject_id: string
  subject_label: string
  /** `Change` as JSON. */
  change: string
  reason: string
  /** Idempotency key, created by the client. */
  operation_id: string
  request_id: string
  /** Digest of the action's input. Null in entries older than this column and in those of an erased person. */
  input_digest: string | null
  /** The response as JSON, returned when the request is repeated. Never contains a secret. */
  outcome: string
}

declare module '../platform/database.ts' {
  interface Tables {
    audit_entries: AuditRow
  }
}

type Actor = { accountId: string; email: string; role: string }

/** The actor of operator commands. Not an account: running a command already requires control of the server. */
const operator: Actor = { accountId: 'operator', email: 'Command line', role: 'operator' }

type AuditedAction = {
  actor: Actor
  action: AuditAction
  source: 'page' | 'command' | 'job' | 'webhook'
  operationId: string
  /** The request body, or the digest of an uploaded file. An operation id is refused with another one. */
  input: unknown
  requestId: string
  reason: string
}

/** What the operator does with a command, for the audit log. */
export const operatorAction = (action: AuditAction, input: unknown = {}): AuditedAction => ({
  actor: operator,
  action,
  input,
  source: 'command',
  operationId: randomUUID(),
  requestId: '',
  reason: '',
})

/** What someone does on a page, for the audit log. Without an operation id every call is an operation of its own. */
export const pageAction = (
  actor: Actor,
  request: { id: string },
  action: AuditAction,
  {
    operationId = randomUUID(),
    input = {},
    reason = '',
  }: Partial<Pick<AuditedAction, 'operationId' | 'input' | 'reason'>> = {},
): AuditedAction => ({ actor, action, input, source: 'page', operationId, requestId: request.id, reason })

type Subject = { type: string; id: string; label: string }

/**
 * Result of an action: its subject, what it changed, and the response, which is stored and so must not
 * contain secrets.
 */
export type ActionResult<Outcome> = {
  subject: Subject
  change?: Change
  outcome: Outcome
  /** The reason is not stored, because it describes a person who was erased. */
  omitsReason?: true
}

/** Writes an audit entry in the transaction of the action; returns false if it was written before. */
export async function recordAuditEntry(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  { actor, ...auditedAction }: AuditedAction,
  { subject, change = {}, outcome, omitsReason }: ActionResult<unknown>,
): Promise<boolean> {
  const entry = trx
    .insertInto('audit_entries')
    .values({
      id: randomUUID(),
      at: nowIso(site.clock),
      actor_id: actor.accountId,
      actor_label: actor.email,
      role: actor.role,
      source: auditedAction.source,
      action: auditedAction.action,
      subject_type: subject.type,
      subject_id: subject.id,
      subject_label: subject.label,
      change: JSON.stringify(change),
      reason: omitsReason ? '' : auditedAction.reason,
      operation_id: auditedAction.operationId,
      request_id: auditedAction.requestId,
      input_digest: digestOf(auditedAction.input),
      outcome: JSON.stringify(outcome),
    })
    .onConflict((conflict) => conflict.doNothing())
  return hasChanged(entry)
}

const AUDIT_LOCK_KEY = 7_221_002

/** SHA-256 of the input as JSON with sorted keys, so that the order of fields does not matter. */
function digestOf(input: unknown): string {
  const sorted = JSON.stringify(input, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return hash('sha256', sorted, 'base64url')
}

/**
 * Runs an action once and records it in the same transaction. Repeating an operation id (double click, lost
 * response) does nothing and returns the recorded response; another caller, action or input is refused.
 * Actions are serialized, so each sees what the previous one changed.
 */
export async function runAuditedAction<Outcome>(
  site: Pick<Site, 'clock' | 'db' | 'engine'>,
  auditedAction: AuditedAction,
  run: (trx: Tx) => Promise<ActionResult<Outcome>>,
): Promise<Outcome> {
  try {
    return await site.db.transaction().execute(async (trx) => {
      if (site.engine === 'postgres') await sql`select pg_advisory_xact_lock(${AUDIT_LOCK_KEY})`.execute(trx)
      const recorded = await findRecordedOutcome<Outcome>(trx, auditedAction)
      if (recorded) return recorded.outcome
      const result = await run(trx)
      if (!(await recordAuditEntry(trx, site, auditedAction, result))) throw new DuplicateOperation()
      return result.outcome
    })
  } catch (error) {
    // A concurrent request with the same operation id may have finished first and caused this error.
    const recorded = await findRecordedOutcome<Outcome>(site.db, auditedAction)
    if (recorded) return recorded.outcome
    throw error
  }
}

class DuplicateOperation extends Error {}

/** The recorded response of a repeated operation. Throws if the operation id belongs to another request. */
export async function findRecordedOutcome<Outcome>(
  db: Db,
  auditedAction: AuditedAction,
): Promise<{ outcome: Outcome } | undefined> {
  const entry = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'input_digest', 'outcome'])
    .where('operation_id', '=', auditedAction.operationId)
    .executeTakeFirst()
  if (!entry) return undefined
  const isSame =
    entry.actor_id === auditedAction.actor.accountId &&
    entry.action === auditedAction.action &&
    entry.input_digest === digestOf(auditedAction.input)
  if (!isSame) throw new AppError('admin.operation_mismatch')
  return { outcome: JSON.parse(entry.outcome) as Outcome }
}

/** Optimistic check: throws if the value the caller saw is not the current one. */
export function requireUnchanged<Value>(expected: Value, actual: Value): void {
  if (expected !== actual) throw new AppError('admin.conflict')
}
