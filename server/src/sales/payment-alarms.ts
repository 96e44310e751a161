import { type Alarm, raiseAlarm } from '../alarms/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { appendLedgerEntry, type LedgerEntry, type PaymentEventKind } from './store/ledger.ts'

type AlarmingEntry = LedgerEntry & { kind: Alarm['kind'] & PaymentEventKind }

/** Appends a ledger entry that needs a person and raises its alarm. Idempotent. */
export async function recordAlarm(trx: Tx, site: Site, entry: AlarmingEntry, subject: string): Promise<void> {
  const isNew = await appendLedgerEntry(trx, site.clock, { ...entry, needsAttention: true })
  if (isNew) await raiseAlarm(trx, site, { kind: entry.kind, subject, detail: entry.detail ?? '' })
}
