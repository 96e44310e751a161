import { formatNumber } from '@course/content/site/format'
import type { AnnouncementSummary } from '@course/contract/admin/announcements'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'
import { announcementStates, audienceLabels } from './announcement-texts.ts'
import { fetchAnnouncements } from './requests.ts'

export const loader = screenLoader(({ searchParams }) => fetchAnnouncements(searchParams))

export function Component() {
  const { data: page } = useScreenData(loader)
  return (
    <AdminScreen
      title="Announcements"
      intro="One email to many customers, newest first."
      tools={
        <ButtonLink to="/admin/announcements/new" size="small">
          New announcement
        </ButtonLink>
      }
    >
      <RecordList
        caption="Announcements"
        page={page}
        keyOf={({ id }) => id}
        empty="No announcements yet."
        columns={[
          {
            label: 'Subject',
            cell: ({ id, subject }) => (
              <Link to={`/admin/announcements/${id}`} className="text-link wrap-anywhere">
                {subject || 'Untitled'}
              </Link>
            ),
          },
          { label: 'Audience', cell: ({ audience }) => audienceLabels[audience] },
          { label: 'Status', isKey: true, cell: (announcement) => <State {...announcement} /> },
          { label: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
          { label: 'Recipients', isNumber: true, cell: ({ enqueued }) => formatNumber(enqueued) },
        ]}
      />
    </AdminScreen>
  )
}

function State({ state, sendAt }: AnnouncementSummary) {
  const { label, tone } = announcementStates[state]
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {state === 'scheduled' && sendAt && (
        <span className="block">
          <Time at={sendAt} />
        </span>
      )}
    </>
  )
}
