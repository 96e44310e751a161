import { validationCopy } from '@course/content/site/validation'
import { parseEmail } from '../accounts.ts'

/* A purchase as a gift: one seat, and what its buyer decides about it. */

export const GIFT_MESSAGE_MAX_CHARACTERS = 500
export const GIFT_SENDER_MAX_CHARACTERS = 80
const MAX_DAYS_AHEAD = 365
const DAY_MS = 86_400_000

export type GiftDetails = {
  /** Who gets the email. Null if the buyer hands over the printed card. */
  recipient: string | null
  /** Who gives it, as the recipient reads it; may be empty. */
  sender: string
  /** Plain text; may be empty. */
  message: string
  /** The day of the email, such as `2026-12-24`. Null sends it at once. */
  sendOn: string | null
}

/** As typed; a field that was left out is empty. */
export type GiftFields = Readonly<Record<keyof GiftDetails, string>>
type GiftProblems = Partial<Record<keyof GiftDetails, string>>

/** `today` is the day of delivery of a gift that is sent at once. */
export function parseGift(
  typed: GiftFields,
  today: string,
): { gift: GiftDetails; problems?: undefined } | { gift?: undefined; problems: GiftProblems } {
  const problems: GiftProblems = {}
  const email = typed.recipient.trim() === '' ? undefined : parseEmail(typed.recipient)
  if (email?.problem) problems.recipient = email.problem
  const sender = typed.sender.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (sender.length > GIFT_SENDER_MAX_CHARACTERS)
    problems.sender = validationCopy.enterAtMost(GIFT_SENDER_MAX_CHARACTERS)
  const message = typed.message
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
  if (message.length > GIFT_MESSAGE_MAX_CHARACTERS)
    problems.message = validationCopy.enterAtMost(GIFT_MESSAGE_MAX_CHARACTERS)
  const sendOn = typed.sendOn === '' ? null : typed.sendOn
  if (sendOn !== null && !isPossibleDay(sendOn, today)) problems.sendOn = validationCopy.badDay
  if (Object.keys(problems).length > 0) return { problems }
  const recipient = email?.email ?? null
  // Without a recipient there is nothing to send.
  return { gift: { recipient, sender, message, sendOn: recipient === null ? null : sendOn } }
}

/** A day before today is sent at once: the browser of the buyer may be in another time zone, or wait long. */
function isPossibleDay(day: string, today: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && time <= Date.parse(today) + MAX_DAYS_AHEAD * DAY_MS
}

/**
 * `unsent`: no email, the buyer hands over the card. `scheduled`: the email follows on its day. `ended`: refunded or
 * lost in a dispute.
 */
export type GiftState = 'unsent' | 'scheduled' | 'sent' | 'claimed' | 'ended'

/** A gift as its buyer sees it. */
export type Gift = GiftDetails & { state: GiftState; sentAt: string | null; claimedAt: string | null }
