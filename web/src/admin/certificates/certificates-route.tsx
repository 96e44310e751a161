import type { AdminCertificate } from '@course/contract/admin/learning'
import { certificatePath, NUMBER_MAX_CHARACTERS } from '@course/contract/certificates/certificate-check'
import { Link, useSearchParams } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Actions } from '../kit/actions.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import type { Filter } from '../kit/filter-bar.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Day, Time } from '../kit/time.tsx'
import { certificateActions } from './certificate-actions.tsx'

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'Certificates',
    kind: 'choice',
    options: [
      ['asked', 'Correction requested'],
      ['withdrawn', 'Withdrawn'],
    ],
  },
]

export const loader = screenLoader(({ searchParams }) =>
  callAdmin('admin-certificates', pickParams(searchParams, ['q', 'state', 'cursor'])),
)

export function Component() {
  const { data: page, searchParams } = useScreenData(loader)
  return (
    <AdminScreen title="Certificates" intro="All issued certificates, newest first.">
      <RecordList
        caption="Certificates"
        search={<NumberSearch />}
        filters={filters}
        page={page}
        keyOf={({ number }) => number}
        empty={emptyText(searchParams)}
        columns={[
          {
            label: 'Name',
            cell: ({ name, customerId }) => (
              <Link className="text-link" to={`/admin/customers/${customerId}`}>
                {name}
              </Link>
            ),
          },
          {
            label: 'Number',
            isKey: true,
            cell: ({ number }) => (
              <Link className="text-link font-mono text-xs whitespace-nowrap" to={certificatePath(number)}>
                {number}
              </Link>
            ),
          },
          { label: 'Completed', cell: ({ completionDate }) => <Day at={completionDate} /> },
          { label: 'Issued', cell: ({ issuedAt }) => <Time at={issuedAt} /> },
          { label: 'Status', isKey: true, cell: (certificate) => <State {...certificate} /> },
          {
            label: 'Actions',
            isTools: true,
            cell: (certificate) => (
              <Actions isInRow items={certificateActions(certificate)} about={certificate.name} />
            ),
          },
        ]}
      />
    </AdminScreen>
  )
}

function emptyText(searchParams: URLSearchParams): string {
  if (searchParams.get('state') === 'asked') return 'No correction requests.'
  return searchParams.get('q') || searchParams.get('state')
    ? 'No certificates found. A number has four groups of five characters.'
    : "No certificates yet. They're issued when learners who finish the course print or download them."
}

function NumberSearch() {
  const [searchParams, setSearchParams] = useSearchParams()
  return (
    <SearchForm
      label="Search by number"
      submitLabel="Search"
      maxLength={NUMBER_MAX_CHARACTERS}
      query={searchParams.get('q') ?? ''}
      onSearch={(q) => setSearchParams(q ? { q } : {})}
    />
  )
}

const State = ({ withdrawnAt, withdrawnBy, revision, isPrivate, request }: AdminCertificate) => (
  <span className="flex flex-wrap gap-2">
    {withdrawnAt ? (
      <Badge tone="warning">{withdrawnBy === 'refund' ? 'Withdrawn (refunded)' : 'Withdrawn'}</Badge>
    ) : (
      <Badge tone="success">Valid</Badge>
    )}
    {request && <Badge tone="warning">Correction requested</Badge>}
    {revision > 1 && <Badge>Revision {revision}</Badge>}
    {isPrivate && <Badge>Private</Badge>}
  </span>
)
