import { formatNumber } from '@course/content/site/format'
import {
  type AddedCustomer,
  type AddedCustomers,
  getsAccess,
  MAX_ADDED_CUSTOMERS,
  splitEntries,
} from '@course/contract/admin/add-customers'
import { useState } from 'react'
import { Link } from 'react-router'
import { toRequestError } from '../../app/clients/request-error.ts'
import { useFetch } from '../../app/page-data/use-fetch.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { Form } from '../../ui/form.tsx'
import { Actions } from '../kit/actions.tsx'
import { type Columns, DataTable } from '../kit/data-table.tsx'
import { RecordScreen } from '../kit/record-screen.tsx'
import { callAdmin } from '../kit/requests.ts'
import { screenLoader } from '../kit/screen-loader.ts'

export const loader = screenLoader(async () => null, 'access')

type Entries = { entries: readonly string[]; results: readonly AddedCustomer[] }

export function Component() {
  const [entries, setEntries] = useState<readonly string[]>()
  const [added, setAdded] = useState<Entries>()
  const preview = useFetch(
    () => callAdmin('admin-add-customers-preview', { entries }),
    entries && JSON.stringify(entries),
  )
  return (
    <RecordScreen title="Add customers" list={{ path: '/admin/customers', label: 'Customers' }}>
      {added ? (
        <Added
          {...added}
          onRestart={() => {
            setAdded(undefined)
            setEntries(undefined)
          }}
        />
      ) : (
        <div className="grid gap-10">
          <AddressForm preview={preview} onChange={setEntries} />
          {entries && preview.value && !preview.isPending && (
            <Preview
              entries={entries}
              {...preview.value}
              onAdded={(results) => setAdded({ entries, results })}
            />
          )}
        </div>
      )}
    </RecordScreen>
  )
}

type AddressFormProps = {
  preview: ReturnType<typeof useFetch>
  onChange: (entries: readonly string[] | undefined) => void
}

function AddressForm({ preview: { error, isPending, retry }, onChange }: AddressFormProps) {
  return (
    <Form<{ addresses?: string }>
      mutation={{
        run: async ({ addresses = '' }) => {
          if (error === undefined) onChange(splitEntries(addresses))
          else retry()
          return false
        },
        isPending,
        error: error === undefined ? undefined : toRequestError(error),
        reset: () => {},
      }}
      rules={{ addresses: checkAddresses }}
      submitLabel="Preview"
      submitVariant="secondary"
      className="max-w-reading"
    >
      <p className="text-sm text-muted">
        Give people the course without a payment, for example after a bank transfer or for a press copy. Each
        gets an account, access, and an email with a link to set a password. It doesn't count as a sale.
      </p>
      <TextArea
        label="Email addresses"
        name="addresses"
        rows={8}
        autoComplete="off"
        spellCheck={false}
        hint={`Up to ${MAX_ADDED_CUSTOMERS} at a time: one per line, or pasted from a spreadsheet or an email.`}
        onChange={() => onChange(undefined)}
      />
    </Form>
  )
}

function checkAddresses(text: string): string | undefined {
  const count = splitEntries(text).length
  if (count === 0) return 'Enter at least one email address'
  return count > MAX_ADDED_CUSTOMERS
    ? `You entered ${formatNumber(count)} addresses. Add up to ${MAX_ADDED_CUSTOMERS} at a time.`
    : undefined
}

function Preview({
  entries,
  results,
  onAdded,
}: Entries & { onAdded: (results: readonly AddedCustomer[]) => void }) {
  const count = results.filter(getsAccess).length
  return (
    <section aria-labelledby="preview" className="grid gap-4">
      <h2 id="preview" ref={focusOnMount} tabIndex={-1} className="text-2xl">
        Preview
      </h2>
      <p className="text-sm">
        {count === 0
          ? 'No one here would get access.'
          : `${formatNumber(count)} of ${entries.length} will get access.`}
      </p>
      <EntryTable entries={entries} results={results} states={previewStates} />
      {count > 0 && (
        <Actions
          items={[
            {
              label: `Give ${peopleText(count)} access`,
              isPrimary: true,
              name: 'admin-add-customers',
              body: { entries },
              reason: 'required',
              effect: (
                <p>
                  {count === 1 ? 'This person gets' : `These ${formatNumber(count)} people get`} the course
                  and an email right away. Access can be ended on each customer's page.
                </p>
              ),
              done: `${peopleText(count)} got access`,
              onDone: (data) => onAdded((data as AddedCustomers).results),
            },
          ]}
        />
      )}
    </section>
  )
}

function Added({ entries, results, onRestart }: Entries & { onRestart: () => void }) {
  return (
    <section aria-labelledby="added" className="grid justify-items-start gap-4">
      <h2 id="added" className="text-2xl">
        {peopleText(results.filter(getsAccess).length)} got access
      </h2>
      <div className="w-full">
        <EntryTable entries={entries} results={results} states={addedStates} />
      </div>
      <Button variant="secondary" onClick={onRestart}>
        Add more
      </Button>
    </section>
  )
}

const peopleText = (count: number) => (count === 1 ? '1 person' : `${formatNumber(count)} people`)

type StateTexts = Record<AddedCustomer['state'], string>
type EntryRow = AddedCustomer & { entry: string; key: string }

const unchanged = {
  has_access: 'Already has access',
  staff: 'Is a staff account',
  repeated: 'Already listed above',
  invalid: 'Not an email address',
}
const previewStates: StateTexts = {
  new: 'New account',
  existing: 'Has an account without access',
  ended: 'Access had ended and will be restored',
  ...unchanged,
}
const addedStates: StateTexts = {
  new: 'Account created, access given, email sent',
  existing: 'Access given, email sent',
  ended: 'Access restored, email sent',
  ...unchanged,
}

function EntryTable({ entries, results, states }: Entries & { states: StateTexts }) {
  const rows = results.map((result, index) => ({
    ...result,
    entry: entries[index] ?? '',
    key: String(index),
  }))
  return (
    <DataTable caption="Email addresses" columns={columnsOf(states)} rows={rows} keyOf={({ key }) => key} />
  )
}

const columnsOf = (states: StateTexts): Columns<EntryRow> => [
  {
    label: 'Email',
    cell: ({ entry, id, state }) =>
      id && state !== 'staff' ? (
        <Link to={`/admin/customers/${id}`} className="text-link">
          {entry}
        </Link>
      ) : (
        entry
      ),
  },
  {
    label: 'Result',
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={getsAccess(row) ? 'success' : row.state === 'has_access' ? 'neutral' : 'warning'}>
          {getsAccess(row) ? 'Access' : 'No change'}
        </Badge>
        {states[row.state]}
      </span>
    ),
  },
]
