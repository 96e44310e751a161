import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from '../alarms/index.ts'
import { isoFromNow, nowIso, nowMillis } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { contentEncryption, type MailContent } from './outbox.ts'
import { classifyFailure, GIVE_UP_AFTER_SECONDS, reachesOneOf, smtpStatusCode } from './rules.ts'
import { finishMail, mailQueue, type OutboxRow } from './store.ts'
import type { MailTransport } from './transport.ts'

/** The secrets were replaced while the mail was queued. */
class UnreadableMailError extends Error {}

/** Sends due mails. Stops when the SMTP server is unreachable. */
export const deliverDue = (site: Site, transport: MailTransport, signal?: AbortSignal): Promise<void> =>
  mailQueue.run(
    site,
    {
      process: (row) => deliver(site, transport, row),
      onFailure: (row, error, backoffSeconds) =>
        error instanceof UnreadableMailError
          ? putBackUnreadable(site, row, backoffSeconds)
          : recordFailure(site, row, error, backoffSeconds),
    },
    signal,
  )

async function deliver(site: Site, transport: MailTransport, row: OutboxRow): Promise<void> {
  const { id, kind, attempts } = row
  if (site.config.rehearsal && !reachesOneOf(row.recipient, await site.listAdministratorEmails())) {
    const notTried = { attempts: attempts - 1, tried_at: nowIso(site.clock), answer: null }
    await finishMail(site.db, row, 'held-back', notTried)
    site.log.info({ mail: id, kind }, 'mail held back: this is a rehearsal')
    return
  }
  const { attachment, ...content } = decryptContent(site, row)
  if (row.last_problem === 'unreadable')
    await resolveAlarm(site.db, site, { kind: 'mail.unreadable', subject: id })
  const file = attachment && (await site.mailAttachments[attachment.kind]?.(attachment.id))
  const response = await transport.send(row, { ...content, ...(file && { attachments: [file] }) })
  await finishMail(site.db, row, 'sent', { tried_at: nowIso(site.clock), answer: smtpStatusCode(response) })
  site.log.info({ mail: id, kind, attempts }, 'mail sent')
}

function decryptContent(site: Site, { encrypted_content }: OutboxRow): MailContent {
  try {
    return JSON.parse(contentEncryption(site).decrypt(encrypted_content ?? '')) as MailContent
  } catch (cause) {
    throw new UnreadableMailError('this mail was encrypted with another secret', { cause })
  }
}

/** Keeps the mail queued: once the earlier secret is restored, it can be decrypted and sent. */
async function putBackUnreadable(site: Site, { id, kind }: OutboxRow, backoffSeconds: number) {
  await raiseAlarm(site.db, site, { kind: 'mail.unreadable', subject: id, detail: kind })
  triggerAlarmAnnouncement(site)
  const set = { answer: null, tried_at: nowIso(site.clock), last_problem: 'unreadable' } as const
  return { inSeconds: backoffSeconds, set }
}

async function recordFailure(site: Site, row: OutboxRow, error: unknown, backoffSeconds: number) {
  const failure = classifyFailure(error)
  const answer = smtpStatusCode((error as { response?: string }).response)
  const attempt = { answer, tried_at: nowIso(site.clock) }
  const logFields = { err: error, mail: row.id, kind: row.kind, attempts: row.attempts }
  if (failure === 'refused') {
    await finishMail(site.db, row, 'refused', attempt)
    site.log.warn(logFields, 'the mail server rejected a recipient')
    return
  }
  if (nowMillis(site.clock) - Date.parse(row.created_at) > GIVE_UP_AFTER_SECONDS * 1000) {
    await finishMail(site.db, row, 'given-up', attempt)
    site.log.error(logFields, 'mail given up after days of failed attempts')
    return
  }
  const next_attempt_at = isoFromNow(site.clock, backoffSeconds)
  site.log.warn({ ...logFields, next_attempt_at }, 'sending a mail failed; it will be retried')
  return {
    inSeconds: backoffSeconds,
    set: { ...attempt, last_problem: failure },
    stop: failure === 'unreachable',
  }
}
