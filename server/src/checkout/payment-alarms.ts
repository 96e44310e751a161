import { type Alarm, alarm } from '../alarms/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { appendLedgerEntry, type LedgerEntry, type PaymentEventKind } from './store/ledger.ts'

type AlarmingFact = LedgerEntry & { kind: Alarm['kind'] & PaymentEventKind }

/** Writes a fact that needs a person into the ledger and raises its alarm; heard of again, it does neither. */
export async function recordAlarm(trx: Tx, site: Site, fact: AlarmingFact, subject: string): Promise<void> {
  const isNew = await appendLedgerEntry(trx, site.clock, { ...fact, alarm: true })
  if (isNew) await alarm(trx, site, { kind: fact.kind, subject, detail: fact.detail ?? '' })
}
