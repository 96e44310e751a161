import type { AnnouncementFilters } from '@course/contract/admin/announcements'
import { customerFilters } from '../customers/customer-filters.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { AnnouncementProgress } from './announcement-progress.tsx'
import { fetchAnnouncement } from './requests.ts'

const noText = { subject: '', heading: '', body: '', button: '', notes: '' }

/** `new` begins one, with the filters of the customer list in the URL. */
export const loader = screenLoader(async ({ searchParams }, { announcement = 'new' }) => {
  if (announcement !== 'new') return fetchAnnouncement(announcement)
  const { q: _, ...filters } = customerFilters(searchParams)
  return { state: 'new', audience: 'news', filters: filters as AnnouncementFilters, text: noText } as const
})

export function Component() {
  const { data } = useScreenData(loader)
  if (data.state === 'new') return <AnnouncementEditor key="new" initial={data} draft={null} />
  if (data.state !== 'draft') return <AnnouncementProgress announcement={data} />
  return <AnnouncementEditor key={data.id} initial={data} draft={data} />
}
