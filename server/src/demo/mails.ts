import { randomUUID } from 'node:crypto'
import { insertMail } from '../mail/store.ts'
import type { Tx } from '../platform/database.ts'

const smtpResponses = {
  sent: '250 2.0.0',
  refused: '550 5.1.1',
  'given-up': '451 4.3.0',
  stopped: null,
} as const

/** Adds an email to `/admin/mail` in a final state; it was never queued, so it is never sent. */
export function addDemoMail(
  trx: Tx,
  kind: string,
  recipient: string,
  time: number,
  state: keyof typeof smtpResponses,
) {
  const at = new Date(time).toISOString()
  return insertMail(trx, {
    id: randomUUID(),
    kind,
    recipient,
    encrypted_content: null,
    state,
    attempts: state === 'given-up' ? 40 : 1,
    next_attempt_at: at,
    claimed_until: null,
    last_problem: null,
    answer: smtpResponses[state],
    tried_at: at,
    dedupe_key: null,
    batch_id: null,
    created_at: at,
    sent_at: state === 'sent' ? at : null,
  })
}
