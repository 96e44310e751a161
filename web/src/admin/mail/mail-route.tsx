import {
  type AdminMail,
  type MailGroup,
  mailGroups,
  mailKindLabels,
  mailKinds,
} from '@course/contract/admin/mail'
import { ActionDialog } from '../action-dialog.tsx'
import { DataTable } from '../data-table.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { Pager } from '../pager.tsx'
import { fetchMails } from '../requests.ts'
import { AdminScreen, EmptyState } from '../screen.tsx'
import { screenLoader, useScreenData } from '../screen-loader.ts'
import { Time } from '../time.tsx'
import { usePendingAction } from '../use-pending-action.ts'
import { kindText, MailState, MailTools } from './mail-row.tsx'

const filters: readonly Filter[] = [
  {
    name: 'group',
    label: 'Emails',
    kind: 'choice',
    all: 'Queued',
    options: [
      ['failed', 'Failed'],
      ['stopped', 'Canceled'],
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

const emptyText: Record<MailGroup, string> = {
  waiting: 'No queued emails.',
  failed: 'No failed emails in the last 90 days.',
  held: 'No unsent emails.',
  stopped: 'No canceled emails in the last 90 days.',
  sent: 'No emails sent in the last 90 days.',
}

type PendingMailAction = { action: 'retry' | 'cancel' | 'resend'; mail: AdminMail }

export const loader = screenLoader(({ searchParams }) => fetchMails(searchParams))

export function Component() {
  const { data: page, searchParams } = useScreenData(loader)
  const { pendingAction, setPendingAction, onDone, onClose } = usePendingAction<PendingMailAction>()
  const group = mailGroups.find((name) => name === searchParams.get('group')) ?? 'waiting'
  return (
    <AdminScreen
      title="Email"
      intro="All emails and their delivery status. Contents are deleted once an email is sent."
      above={<FilterBar filters={filters} />}
    >
      {page.rows.length === 0 ? (
        <EmptyState>{emptyText[group]}</EmptyState>
      ) : (
        <DataTable
          isWide
          caption="Emails"
          columns={[
            {
              label: 'To',
              cell: ({ to }) => <span className="block wrap-anywhere @min-[56rem]:min-w-68">{to}</span>,
            },
            { label: 'Type', cell: ({ kind }) => kindText(kind) },
            { label: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
            { label: 'Status', cell: (mail) => <MailState mail={mail} /> },
            { label: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
            {
              label: 'Actions',
              isTools: true,
              cell: (mail) => (
                <MailTools mail={mail} onAction={(action) => setPendingAction({ action, mail })} />
              ),
            },
          ]}
          rows={page.rows}
          keyOf={({ id }) => id}
        />
      )}
      <Pager page={page} />
      {pendingAction && <MailActionDialog {...pendingAction} onDone={onDone} onClose={onClose} />}
    </AdminScreen>
  )
}

function MailActionDialog({
  action,
  mail,
  ...dialogProps
}: PendingMailAction & { onDone: () => void; onClose: () => void }) {
  const { id, to, attempts } = mail
  if (action === 'retry') {
    return (
      <ActionDialog
        {...dialogProps}
        title="Retry now"
        name="admin-mail-retry"
        body={{ id }}
        confirmLabel="Retry now"
        reason="none"
      >
        <p>We'll try to send the email to {to} again right away.</p>
      </ActionDialog>
    )
  }
  if (action === 'cancel') {
    return (
      <ActionDialog
        {...dialogProps}
        title="Cancel email"
        name="admin-mail-cancel"
        body={{ id, expected: attempts }}
        confirmLabel="Cancel email"
        reason="optional"
      >
        <p>
          The email “{kindText(mail.kind)}” to {to} won't be sent. This can't be undone.
        </p>
      </ActionDialog>
    )
  }
  return (
    <ActionDialog
      {...dialogProps}
      title="Resend email"
      name="admin-mail-resend"
      body={{ id }}
      confirmLabel="Resend email"
      reason="optional"
    >
      <p>{to} will get an email with a new link to set a password. Earlier links stop working.</p>
    </ActionDialog>
  )
}
