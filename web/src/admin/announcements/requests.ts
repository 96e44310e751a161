import type { AnnouncementInput } from '@course/contract/admin/announcements'
import { callAdmin, pickParams } from '../kit/requests.ts'

export const fetchAnnouncements = (searchParams: URLSearchParams) =>
  callAdmin('admin-announcements', pickParams(searchParams, ['cursor']))

export const fetchAnnouncement = (id: string) => callAdmin('admin-announcement', { id })

export const fetchRecipientCount = ({ audience, filters }: Pick<AnnouncementInput, 'audience' | 'filters'>) =>
  callAdmin('admin-announcement-count', { audience, filters })

export const fetchAnnouncementPreview = ({ audience, filters, text }: AnnouncementInput) =>
  callAdmin('admin-announcement-preview', { audience, filters, text })
