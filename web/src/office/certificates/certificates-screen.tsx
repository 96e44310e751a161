import { certificatePath, NUMBER_MAX_CHARACTERS } from '@course/contract/certificates/certificate-check'
import { formatLongDate } from '@course/contract/certificates/certificates'
import type { OfficeCertificate } from '@course/contract/office/learning'
import type { Keyset } from '@course/contract/office/office'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { DataTable } from '../data-table.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { Pager } from '../pager.tsx'
import { Empty, OfficeScreen, type ScreenProps } from '../screen.tsx'
import { Time } from '../time.tsx'
import { CertificateTools } from './certificate-tools.tsx'

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'Certificates',
    kind: 'choice',
    options: [
      ['asked', 'Correction asked for'],
      ['withdrawn', 'Withdrawn'],
    ],
  },
]

export function CertificatesScreen({ read }: ScreenProps<Keyset<OfficeCertificate>>) {
  const [address] = useSearchParams()
  return (
    <OfficeScreen
      title="Certificates"
      intro="Every certificate that was issued, newest first. Somebody who asks you about a number finds its page in the same way."
      read={read}
      above={
        <div className="grid gap-4">
          <NumberSearch key={address.get('q')} />
          <FilterBar filters={filters} />
        </div>
      }
    >
      {(page, { isPending }) => (
        <>
          {page.rows.length === 0 ? (
            <Empty>{emptyText(address)}</Empty>
          ) : (
            <DataTable
              caption="Certificates"
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
                  cell: ({ number }) => (
                    <Link
                      className="text-link font-mono text-xs whitespace-nowrap"
                      to={certificatePath(number)}
                    >
                      {number}
                    </Link>
                  ),
                },
                {
                  label: 'Completed',
                  cell: ({ completionDate }) => (
                    <span className="md:whitespace-nowrap">{formatLongDate(completionDate)}</span>
                  ),
                },
                { label: 'Issued', cell: ({ issuedAt }) => <Time at={issuedAt} /> },
                { label: 'State', cell: (certificate) => <State {...certificate} /> },
                {
                  label: 'Acts',
                  isTools: true,
                  cell: (certificate) => (
                    <span className="flex flex-wrap gap-2">
                      <CertificateTools certificate={certificate} />
                    </span>
                  ),
                },
              ]}
              rows={page.rows}
              keyOf={({ number }) => number}
              isPending={isPending}
            />
          )}
          <Pager page={page} />
        </>
      )}
    </OfficeScreen>
  )
}

function emptyText(address: URLSearchParams): string {
  if (address.get('state') === 'asked')
    return 'Nobody asks for a correction. Learners correct their certificate themselves at first, and then ask you.'
  return address.get('q') || address.get('state')
    ? 'No certificate fits. A number has four groups of five characters.'
    : 'No certificate yet. It is issued when somebody who finished the course prints or downloads it.'
}

function NumberSearch() {
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState(address.get('q') ?? '')
  return (
    <search>
      <form
        className="flex max-w-reading flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setAddress(typed.trim() ? { q: typed.trim() } : {})
        }}
      >
        <Field
          label="Search by number"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={NUMBER_MAX_CHARACTERS}
          className="min-w-0 flex-1 basis-64"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  )
}

const State = ({ withdrawnAt, withdrawnBy, revision, isPrivate, asked }: OfficeCertificate) => (
  <span className="flex flex-wrap gap-2">
    {withdrawnAt ? (
      <Badge tone="warning">{withdrawnBy === 'refund' ? 'Withdrawn: money went back' : 'Withdrawn'}</Badge>
    ) : (
      <Badge tone="success">Valid</Badge>
    )}
    {asked && <Badge tone="warning">Correction asked for</Badge>}
    {revision > 1 && <Badge>Revision {revision}</Badge>}
    {isPrivate && <Badge>Private</Badge>}
  </span>
)
