import { type Alarm, raiseAlarm } from '../alarms/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { appendLedgerEntry, type LedgerEntry } from './store/ledger.ts'

type AlarmingEntry = LedgerEntry & { kind: Alarm['kind'] & LedgerEntry['kind'] }

/** Appends a ledger entry that needs a person and raises its alarm. Idempotent. */
export async function appendEntryWithAlarm(
  trx: Tx,
  site: Site,
  entry: AlarmingEntry,
  subject: string,
): Promise<void> {
  const isNew = await appendLedgerEntry(trx, site.clock, { ...entry, needs_attention: 1 })
  if (isNew) await raiseAlarm(trx, site, { kind: entry.kind, subject, detail: entry.detail ?? '' })
}
