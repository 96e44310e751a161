import type { MailTextSummary } from '@course/contract/site-content/mail-texts'
import { Link } from 'react-router'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { type Columns, DataTable } from '../kit/data-table.tsx'
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
      <div className="grid gap-10">
        {[...Map.groupBy(mails, ({ group }) => group)].map(([group, rows]) => (
          <section key={group} aria-label={group} className="grid gap-3">
            <h2 className="text-xl">{group}</h2>
            <DataTable
              isWide
              isEven
              caption={group}
              rows={rows}
              keyOf={({ name }) => name}
              columns={columns}
            />
          </section>
        ))}
      </div>
    </AdminScreen>
  )
}

const columns: Columns<MailTextSummary> = [
  {
    label: 'Email',
    cell: ({ name, title }) => (
      <Link to={`/admin/mail-texts/${name}`} className="text-link">
        {title}
      </Link>
    ),
  },
  { label: 'Sent', isKey: true, cell: ({ sentWhen }) => sentWhen },
  {
    label: 'Changed',
    cell: ({ changed }) =>
      changed === null ? (
        '–'
      ) : (
        <>
          <Time at={changed.at} /> by {changed.by ?? 'a deleted user'}
        </>
      ),
  },
]
