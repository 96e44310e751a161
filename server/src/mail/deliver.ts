import { randomUUID } from 'node:crypto'
import { isoIn, nowIso, nowMillis } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { type Content, contentEncryption } from './outbox.ts'
import {
  backoffSeconds,
  CLAIM_SECONDS,
  classifyFailure,
  type Failure,
  GIVE_UP_SECONDS,
  reachesOneOf,
  smtpStatusCode,
} from './rules.ts'
import { claimMail, dueMails, finishMail, type OutboxRow, rescheduleMail } from './store.ts'
import type { MailTransport } from './transport.ts'

const MAX_CONCURRENT = 5

/** Sends due mails; a claim keeps other processes off a row. Stops when the SMTP server is unreachable. */
export async function deliverDue(site: Site, transport: MailTransport): Promise<void> {
  for (;;) {
    const due = await dueMails(site.db, nowIso(site.clock), MAX_CONCURRENT)
    if (due.length === 0) return
    const outcomes = await Promise.all(due.map(({ id }) => deliver(site, transport, id)))
    if (outcomes.includes('unreachable')) return
  }
}

async function deliver(
  site: Site,
  transport: MailTransport,
  id: string,
): Promise<'sent' | 'held-back' | 'elsewhere' | Failure> {
  const claim = { by: randomUUID(), now: nowIso(site.clock), until: isoIn(site.clock, CLAIM_SECONDS) }
  const row = await claimMail(site.db, id, claim)
  if (!row?.encrypted_content) return 'elsewhere'
  if (site.config.rehearsal && !reachesOneOf(row.recipient, await site.administratorEmails())) {
    await finishMail(site.db, row, 'held-back', { attempts: row.attempts, tried_at: claim.now, answer: null })
    site.log.info({ mail: id, kind: row.kind }, 'a mail was held back: this is a rehearsal')
    return 'held-back'
  }
  const tried = { attempts: row.attempts + 1, tried_at: claim.now }
  const content = openContent(site, row.encrypted_content)
  if (!content) {
    await finishMail(site.db, row, 'given-up', { ...tried, answer: null })
    site.log.error({ mail: id, kind: row.kind }, 'a mail was sealed with another secret and cannot be read')
    return 'refused'
  }
  let response: string | undefined
  try {
    response = await transport.send(row, content)
  } catch (error) {
    return recordFailure(site, row, claim.by, error)
  }
  await finishMail(site.db, row, 'sent', {
    ...tried,
    tried_at: nowIso(site.clock),
    answer: smtpStatusCode(response),
  })
  site.log.info({ mail: id, kind: row.kind, attempts: tried.attempts }, 'mail sent')
  return 'sent'
}

function openContent(site: Site, sealed: string): Content | undefined {
  try {
    return JSON.parse(contentEncryption(site).decrypt(sealed)) as Content
  } catch {
    // The data folder was replaced while mail was waiting. The caller notes the loss; other mail must go on.
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
  const tried = { attempts, answer, tried_at: nowIso(site.clock) }
  const about = { err: error, mail: row.id, kind: row.kind, attempts }
  if (failure === 'refused') {
    await finishMail(site.db, row, 'refused', tried)
    site.log.warn(about, 'the mail server refused a recipient')
  } else if (nowMillis(site.clock) - Date.parse(row.created_at) > GIVE_UP_SECONDS * 1000) {
    await finishMail(site.db, row, 'given-up', tried)
    site.log.error(about, 'a mail could not be sent for days and was given up')
  } else {
    const next_attempt_at = isoIn(site.clock, backoffSeconds(attempts))
    await rescheduleMail(site.db, row.id, claimedBy, { ...tried, next_attempt_at, last_problem: failure })
    site.log.warn({ ...about, next_attempt_at }, 'a mail could not be sent yet')
  }
  return failure
}
