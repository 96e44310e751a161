import { randomUUID } from 'node:crypto'
import { isoFromNow, nowIso, nowMillis } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { contentEncryption, type MailContent } from './outbox.ts'
import {
  backoffSeconds,
  CLAIM_SECONDS,
  classifyFailure,
  type Failure,
  GIVE_UP_SECONDS,
  reachesOneOf,
  smtpStatusCode,
} from './rules.ts'
import { claimMail, finishMail, listDueMails, type OutboxRow, rescheduleMail } from './store.ts'
import type { MailTransport } from './transport.ts'

const MAX_CONCURRENT = 5

/** Sends due mails, each claimed by one process. Stops when the SMTP server is unreachable. */
export async function deliverDue(site: Site, transport: MailTransport): Promise<void> {
  for (;;) {
    const due = await listDueMails(site.db, nowIso(site.clock), MAX_CONCURRENT)
    if (due.length === 0) return
    const outcomes = await Promise.all(due.map(({ id }) => deliver(site, transport, id)))
    if (outcomes.includes('unreachable')) return
  }
}

async function deliver(
  site: Site,
  transport: MailTransport,
  id: string,
): Promise<'sent' | 'held-back' | 'not-claimed' | Failure> {
  const claim = { by: randomUUID(), now: nowIso(site.clock), until: isoFromNow(site.clock, CLAIM_SECONDS) }
  const row = await claimMail(site.db, id, claim)
  if (!row?.encrypted_content) return 'not-claimed'
  if (site.config.rehearsal && !reachesOneOf(row.recipient, await site.administratorEmails())) {
    await finishMail(site.db, row, 'held-back', { attempts: row.attempts, tried_at: claim.now, answer: null })
    site.log.info({ mail: id, kind: row.kind }, 'mail held back: this is a rehearsal')
    return 'held-back'
  }
  const attempt = { attempts: row.attempts + 1, tried_at: claim.now }
  const content = decryptContent(site, row.encrypted_content)
  if (!content) {
    await finishMail(site.db, row, 'given-up', { ...attempt, answer: null })
    site.log.error(
      { mail: id, kind: row.kind },
      'cannot decrypt a mail: it was encrypted with another secret',
    )
    return 'refused'
  }
  let response: string | undefined
  try {
    response = await transport.send(row, content)
  } catch (error) {
    return recordFailure(site, row, claim.by, error)
  }
  await finishMail(site.db, row, 'sent', {
    ...attempt,
    tried_at: nowIso(site.clock),
    answer: smtpStatusCode(response),
  })
  site.log.info({ mail: id, kind: row.kind, attempts: attempt.attempts }, 'mail sent')
  return 'sent'
}

function decryptContent(site: Site, encrypted: string): MailContent | undefined {
  try {
    return JSON.parse(contentEncryption(site).decrypt(encrypted)) as MailContent
  } catch {
    // The data folder was replaced while this mail was queued. The caller logs it and goes on with other mails.
    return undefined
  }
}

async function recordFailure(
  site: Site,
  row: OutboxRow,
  claimedBy: string,
  error: unknown,
): Promise<Failure> {
  const failure = classifyFailure(error)
  const attempts = row.attempts + 1
  const answer = smtpStatusCode((error as { response?: string }).response)
  const attempt = { attempts, answer, tried_at: nowIso(site.clock) }
  const logFields = { err: error, mail: row.id, kind: row.kind, attempts }
  if (failure === 'refused') {
    await finishMail(site.db, row, 'refused', attempt)
    site.log.warn(logFields, 'the mail server rejected a recipient')
  } else if (nowMillis(site.clock) - Date.parse(row.created_at) > GIVE_UP_SECONDS * 1000) {
    await finishMail(site.db, row, 'given-up', attempt)
    site.log.error(logFields, 'mail given up after days of failed attempts')
  } else {
    const next_attempt_at = isoFromNow(site.clock, backoffSeconds(attempts))
    await rescheduleMail(site.db, row.id, claimedBy, { ...attempt, next_attempt_at, last_problem: failure })
    site.log.warn({ ...logFields, next_attempt_at }, 'sending a mail failed; it will be retried')
  }
  return failure
}
