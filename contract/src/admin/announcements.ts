import { placeholderNames } from '@course/content/site/content'
import type { MailText } from '@course/content/site/types'
import type { MailTextRules } from '../site-content/mail-texts.ts'
import type { CustomerFilters } from './customers.ts'

/** One mail to many customers: `news` to those who opted in, a `notice` that they must get to all. */
export const announcementAudiences = ['news', 'notice'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** `sent`: every mail is in the outbox, or was sent. */
export type AnnouncementState = 'draft' | 'scheduled' | 'sending' | 'sent' | 'canceled'

/** A search finds single customers, so it cannot be a filter of an announcement. */
export type AnnouncementFilters = Omit<CustomerFilters, 'q'>

/** What staff write. */
export type AnnouncementInput = {
  audience: AnnouncementAudience
  filters: AnnouncementFilters
  text: MailText
}

export const announcementRules: MailTextRules = {
  variables: placeholderNames,
  required: [],
  hasButton: false,
}

export const MAX_SCHEDULE_DAYS = 365

export type AnnouncementSummary = {
  id: string
  state: AnnouncementState
  audience: AnnouncementAudience
  subject: string
  createdAt: string
  sendAt: string | null
  finishedAt: string | null
  /** How many customers it was written to so far. */
  enqueued: number
}

/** Response of `admin-announcement`. */
export type Announcement = AnnouncementSummary &
  AnnouncementInput & {
    version: number
    startedAt: string | null
    /** How many customers there were when sending began. */
    recipients: number
    /** Its mails by state. Mails that were sent more than 90 days ago, or to deleted accounts, are not counted. */
    mails: { waiting: number; sent: number; failed: number; canceled: number }
  }
