import { sendSetPasswordMail, type UserRow } from '../auth/index.ts'
import { nowMillis } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'

const SECONDS_BETWEEN_MAILS = 60

/** Sends a set-password link, unless the customer has just got one. */
export async function sendSetPasswordMailOnce(trx: Tx, site: Site, customer: UserRow): Promise<undefined> {
  const sentAt = customer.recovery_sent_at ? Date.parse(customer.recovery_sent_at) : 0
  if (nowMillis(site.clock) - sentAt < SECONDS_BETWEEN_MAILS * 1000)
    throw new AppError('admin.mail_recently_sent')
  await sendSetPasswordMail(trx, site, customer)
}
