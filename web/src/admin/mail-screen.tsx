import type { CursorPage } from '@course/contract/admin/admin'
import {
  type AdminMail,
  type MailGroup,
  mailGroups,
  mailKindLabels,
  mailKinds,
} from '@course/contract/admin/mail'
import { useSearchParams } from 'react-router'
import { ActionDialog } from './action-dialog.tsx'
import { DataTable } from './data-table.tsx'
import { type Filter, FilterBar } from './filter-bar.tsx'
import { kindText, MailState, MailTools } from './mail-row.tsx'
import { Pager } from './pager.tsx'
import { AdminScreen, EmptyState, type ScreenProps } from './screen.tsx'
import { Time } from './time.tsx'
import { usePendingAction } from './use-pending-action.ts'

const filters: readonly Filter[] = [
  {
    name: 'group',
    label: 'Emails',
    kind: 'choice',
    all: 'Waiting',
    options: [
      ['failed', 'Failed'],
      ['stopped', 'Stopped'],
      ['held', 'Not sent (rehearsal)'],
      ['sent', 'Sent, last 90 days'],
    ],
  },
  {
    name: 'kind',
    label: 'Type',
    kind: 'choice',
    options: mailKinds.map((kind) => [kind, mailKindLabels[kind]] as const),
  },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
]

const empty: Record<MailGroup, string> = {
  waiting: 'No queued emails.',
  failed: 'No failed emails in the last 90 days.',
  held: 'No unsent emails.',
  stopped: 'No canceled emails in the last 90 days.',
  sent: 'No emails sent in the last 90 days.',
}

type PendingMailAction = { act: 'try' | 'stop' | 'anew'; mail: AdminMail }

export function MailScreen({ read }: ScreenProps<CursorPage<AdminMail>>) {
  const [searchParams] = useSearchParams()
  const { asked: pendingAction, setAsked, onDone, onClose } = usePendingAction<PendingMailAction>()
  const group = mailGroups.find((name) => name === searchParams.get('group')) ?? 'waiting'
  return (
    <AdminScreen
      title="Email"
      intro="All emails and their delivery status. Contents are deleted once an email is sent."
      read={read}
      above={<FilterBar filters={filters} />}
    >
      {(page, { isPending }) => (
        <>
          {page.rows.length === 0 ? (
            <EmptyState>{empty[group]}</EmptyState>
          ) : (
            <DataTable
              caption="Mails"
              columns={[
                {
                  label: 'To',
                  cell: ({ to }) => <span className="block wrap-anywhere md:min-w-68">{to}</span>,
                },
                { label: 'Kind', cell: ({ kind }) => kindText(kind) },
                { label: 'Written', cell: ({ createdAt }) => <Time at={createdAt} /> },
                { label: 'State', cell: (mail) => <MailState mail={mail} /> },
                { label: 'Tries', isNumber: true, cell: ({ attempts }) => attempts },
                {
                  label: 'Actions',
                  isTools: true,
                  cell: (mail) => <MailTools mail={mail} onAsk={(act) => setAsked({ act, mail })} />,
                },
              ]}
              rows={page.rows}
              keyOf={({ id }) => id}
              isPending={isPending}
            />
          )}
          <Pager page={page} />
          {pendingAction && <Question {...pendingAction} onDone={onDone} onClose={onClose} />}
        </>
      )}
    </AdminScreen>
  )
}

function Question({ act, mail, ...both }: PendingMailAction & { onDone: () => void; onClose: () => void }) {
  const { id, to, attempts } = mail
  if (act === 'try') {
    return (
      <ActionDialog
        {...both}
        title="Retry now"
        name="admin-mail-retry"
        body={{ id }}
        confirm="Try now"
        reason="none"
      >
        <p>The mail to {to} will be retried now.</p>
      </ActionDialog>
    )
  }
  if (act === 'stop') {
    return (
      <ActionDialog
        {...both}
        title="Cancel email"
        name="admin-mail-cancel"
        body={{ id, expected: attempts }}
        confirm="Cancel email"
        reason="optional"
      >
        <p>
          The mail “{kindText(mail.kind)}” to {to} won't be sent. This can't be undone.
        </p>
      </ActionDialog>
    )
  }
  return (
    <ActionDialog
      {...both}
      title="Resend email"
      name="admin-mail-resend"
      body={{ id }}
      confirm="Send a new one"
      reason="optional"
    >
      <p>{to} will get an email with a new link to set a password. Earlier links stop working.</p>
    </ActionDialog>
  )
}
