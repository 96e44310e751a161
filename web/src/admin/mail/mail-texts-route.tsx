import type { MailTextSummary } from '@course/contract/site-content/mail-texts'
import { Link } from 'react-router'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'
import { fetchMailTexts } from './requests.ts'

export const loader = screenLoader(() => fetchMailTexts())

/** Every email that the site sends by itself. */
export function Component() {
  const { mails } = useScreenData(loader).data
  return (
    <AdminScreen
      title="Email texts"
      intro="Every email that the site sends by itself, and when. Change any of them."
    >
      <RecordList
        caption="Email texts"
        page={{ rows: mails }}
        keyOf={({ name }) => name}
        empty="No emails."
        columns={[
          {
            label: 'Email',
            cell: ({ name, title }) => (
              <Link to={`/admin/mail-texts/${name}`} className="text-link">
                {title}
              </Link>
            ),
          },
          { label: 'Sent', cell: ({ sentWhen }) => sentWhen },
          { label: 'Changed', cell: (mail) => <Changed {...mail} /> },
        ]}
      />
    </AdminScreen>
  )
}

function Changed({ changed }: MailTextSummary) {
  if (!changed) return <span className="whitespace-nowrap text-muted">Not changed yet</span>
  return (
    <>
      <Time at={changed.at} /> by {changed.by ?? 'a deleted user'}
    </>
  )
}
