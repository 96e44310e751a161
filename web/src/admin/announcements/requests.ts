import type { CursorPage } from '@course/contract/admin/admin'
import type {
  Announcement,
  AnnouncementInput,
  AnnouncementSummary,
} from '@course/contract/admin/announcements'
import type { MailPreview } from '@course/contract/site-content/mail-texts'
import { callAdmin, pickParams } from '../kit/requests.ts'

export const fetchAnnouncements = (searchParams: URLSearchParams) =>
  callAdmin<CursorPage<AnnouncementSummary>>('admin-announcements', pickParams(searchParams, ['cursor']))

export const fetchAnnouncement = (id: string) => callAdmin<Announcement>('admin-announcement', { id })

export const fetchRecipientCount = ({ audience, filters }: Pick<AnnouncementInput, 'audience' | 'filters'>) =>
  callAdmin<{ count: number }>('admin-announcement-count', { audience, filters })

export const fetchAnnouncementPreview = ({ audience, filters, words }: AnnouncementInput) =>
  callAdmin<MailPreview>('admin-announcement-preview', { audience, filters, words })
