import type { AnnouncementAudience, AnnouncementState } from '@course/contract/admin/announcements'

export const audienceLabels: Record<AnnouncementAudience, string> = {
  news: 'News, to customers who turned it on',
  notice: 'Legal or service notice, to all customers',
}

export const announcementStates = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'brand' },
  sending: { label: 'Sending', tone: 'brand' },
  sent: { label: 'Sent', tone: 'success' },
  canceled: { label: 'Canceled', tone: 'neutral' },
} as const satisfies Record<AnnouncementState, object>
