import {
  type AdminMail,
  type MailGroup,
  mailGroups,
  mailKindLabels,
  mailKinds,
} from '@course/contract/admin/mail'
import { Badge } from '../../ui/badge.tsx'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { type ActionItems, Actions } from '../kit/actions.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import type { Filter } from '../kit/filter-bar.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'
import { mailKindText, mailStates } from './mail-labels.ts'

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

const emptyTexts: Record<MailGroup, string> = {
  waiting: 'No queued emails.',
  failed: 'No failed emails in the last 90 days.',
  held: 'No unsent emails.',
  stopped: 'No canceled emails in the last 90 days.',
  sent: 'No emails sent in the last 90 days.',
}

export const loader = screenLoader(({ searchParams }) =>
  callAdmin('admin-mails', pickParams(searchParams, ['group', 'kind', 'from', 'to', 'cursor'])),
)

export function Component() {
  const { data: page, searchParams } = useScreenData(loader)
  const group = mailGroups.find((name) => name === searchParams.get('group')) ?? 'waiting'
  return (
    <AdminScreen
      title="Email"
      intro="All emails and their delivery status. Contents are deleted once an email is sent."
    >
      <RecordList
        caption="Emails"
        filters={filters}
        page={page}
        keyOf={({ id }) => id}
        empty={emptyTexts[group]}
        columns={[
          {
            label: 'To',
            cell: ({ to }) => (
              <span className="block wrap-anywhere @min-[56rem]:min-w-68">
                <BreakableEmail text={to} />
              </span>
            ),
          },
          { label: 'Type', isKey: true, cell: ({ kind }) => mailKindText(kind) },
          { label: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
          { label: 'Status', isKey: true, cell: (mail) => <MailState mail={mail} /> },
          { label: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
          {
            label: 'Actions',
            isTools: true,
            cell: (mail) => <Actions isInRow items={actionsFor(mail)} about={mail.to} />,
          },
        ]}
      />
    </AdminScreen>
  )
}

const problemTexts = {
  unreachable: 'Email server unreachable.',
  deferred: 'Deferred by the email server.',
  unreadable: 'Encrypted with another secret.',
}

function MailState({ mail: { state, sentAt, problem, answer, nextAt, attempts } }: { mail: AdminMail }) {
  return (
    <>
      <Badge tone={mailStates[state].tone}>{mailStates[state].label}</Badge>
      {sentAt && (
        <span className="block">
          <Time at={sentAt} />
        </span>
      )}
      {problem && <span className="block text-muted">{problemTexts[problem]}</span>}
      {answer && (
        <span className="block text-muted">
          Email server response: <code className="whitespace-nowrap text-xs text-ink">{answer}</code>
        </span>
      )}
      {nextAt && attempts > 0 && (
        <span className="block text-muted">
          Next attempt: <Time at={nextAt} />
        </span>
      )}
    </>
  )
}

function actionsFor({ id, to, kind, state, attempts, isResendable }: AdminMail): ActionItems {
  if (state !== 'due') {
    return [
      isResendable && {
        label: 'Resend',
        title: 'Resend email',
        confirmLabel: 'Resend email',
        name: 'admin-mail-resend',
        body: { id },
        reason: 'optional',
        effect: <p>{to} will get an email with a new link to set a password. Earlier links stop working.</p>,
      },
    ]
  }
  return [
    {
      label: 'Retry now',
      name: 'admin-mail-retry',
      body: { id },
      effect: <p>We'll try to send the email to {to} again right away.</p>,
    },
    {
      label: 'Cancel',
      title: 'Cancel email',
      confirmLabel: 'Cancel email',
      name: 'admin-mail-cancel',
      body: { id, expected: attempts },
      reason: 'optional',
      isIrreversible: true,
      effect: (
        <p>
          The email “{mailKindText(kind)}” to {to} won't be sent. This can't be undone.
        </p>
      ),
    },
  ]
}
