import { randomUUID } from 'node:crypto'
import { type MailCopy, withGreeting } from '@course/content/course/mail/mail-copy'
import { validateEmail } from '@course/contract/accounts'
import { nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { type Encryption, openEncryption } from '../platform/encryption.ts'
import type { MailAttachment, Site } from '../platform/site.ts'
import { renderHtml, renderText } from './layout.ts'
import { insertMail } from './store.ts'

/** A mail to send. Only the first mail with a given `dedupeKey` is sent. */
type Mail = {
  kind: string
  to: string
  /** Name in the greeting. */
  name?: string | undefined
  text: MailCopy
  dedupeKey?: string
  /** One-click unsubscribe URL for this kind of mail. */
  unsubscribeLink?: string
  attachment?: MailAttachment
  /** The announcement it belongs to. */
  batchId?: string
}

export type MailContent = {
  subject: string
  text: string
  html: string
  unsubscribeLink?: string
  /** Its file is made when the mail is sent. */
  attachment?: MailAttachment
}

/**
 * Writes an email to the outbox in the caller's transaction, so it is sent if and only if its cause is
 * committed. Returns false if one with this key exists. Call `triggerDelivery` after the commit.
 */
export async function enqueueMail(
  db: Db,
  site: Pick<Site, 'config' | 'clock' | 'secrets'>,
  mail: Mail,
): Promise<boolean> {
  if (validateEmail(mail.to)) throw new Error('the recipient must be a single plain email')
  const copy = mail.name === undefined ? mail.text : withGreeting(mail.text, mail.name)
  const content: MailContent = {
    ...renderMail(copy, site.config.siteUrl),
    ...(mail.attachment && { attachment: mail.attachment }),
    ...(mail.unsubscribeLink && { unsubscribeLink: mail.unsubscribeLink }),
  }
  const now = nowIso(site.clock)
  return insertMail(db, {
    id: randomUUID(),
    kind: mail.kind,
    recipient: mail.to,
    // Encrypted, because it contains links and codes that open accounts; deleted once sent.
    encrypted_content: contentEncryption(site).encrypt(JSON.stringify(content)),
    state: 'due',
    attempts: 0,
    next_attempt_at: now,
    claimed_until: null,
    last_problem: null,
    answer: null,
    tried_at: null,
    dedupe_key: mail.dedupeKey ?? null,
    batch_id: mail.batchId ?? null,
    created_at: now,
    sent_at: null,
  })
}

export const DELIVERY_JOB = 'mail'

/** Triggers delivery of the outbox. Call it after the commit. */
export const triggerDelivery = (site: Pick<Site, 'jobs'>) => site.jobs.trigger(DELIVERY_JOB)

export const renderMail = (copy: MailCopy, siteUrl: string) => ({
  subject: copy.subject,
  text: renderText(copy, siteUrl),
  html: renderHtml(copy, siteUrl),
})

export const contentEncryption = ({ secrets }: Pick<Site, 'secrets'>): Encryption =>
  openEncryption(secrets.derive('mail', 'seal:outbox'))
