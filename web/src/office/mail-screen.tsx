import {
  type MailGroup,
  mailGroups,
  mailKinds,
  mailKindTexts,
  type OfficeMail,
} from '@course/contract/office/mails'
import type { Keyset } from '@course/contract/office/office'
import { useSearchParams } from 'react-router'
import { ActDialog } from './act-dialog.tsx'
import { DataTable } from './data-table.tsx'
import { type Filter, FilterBar } from './filter-bar.tsx'
import { kindText, MailState, MailTools } from './mail-row.tsx'
import { Pager } from './pager.tsx'
import { Empty, OfficeScreen, type ScreenProps } from './screen.tsx'
import { Time } from './time.tsx'
import { useAsked } from './use-asked.ts'

const filters: readonly Filter[] = [
  {
    name: 'group',
    label: 'Mails',
    kind: 'choice',
    all: 'Waiting',
    options: [
      ['failed', 'Failed'],
      ['stopped', 'Stopped'],
      ['held', 'Held back in a rehearsal'],
      ['sent', 'Sent, last 90 days'],
    ],
  },
  {
    name: 'kind',
    label: 'Kind',
    kind: 'choice',
    options: mailKinds.map((kind) => [kind, mailKindTexts[kind]] as const),
  },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
]

const empty: Record<MailGroup, string> = {
  waiting: 'No mail is waiting. What is written here leaves within seconds.',
  failed: 'No mail has failed. What the mail server refuses for good is listed here for 90 days.',
  held: 'No mail was held back. In a rehearsal, mails to others than administrators are listed here for 90 days.',
  stopped: 'No mail was stopped. What somebody of the team stops is listed here for 90 days.',
  sent: 'No mail was sent. What the mail server has taken is listed here for 90 days.',
}

type Asked = { act: 'try' | 'stop' | 'anew'; mail: OfficeMail }

export function MailScreen({ read }: ScreenProps<Keyset<OfficeMail>>) {
  const [address] = useSearchParams()
  const { asked, setAsked, onDone, onClose } = useAsked<Asked>()
  const group = mailGroups.find((name) => name === address.get('group')) ?? 'waiting'
  return (
    <OfficeScreen
      title="Mail"
      intro="Every mail of the site, and what the mail server said. What a mail said is erased when it has ended."
      read={read}
      above={<FilterBar filters={filters} />}
    >
      {(page, { isPending }) => (
        <>
          {page.rows.length === 0 ? (
            <Empty>{empty[group]}</Empty>
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
                  label: 'Acts',
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
          {asked && <Question {...asked} onDone={onDone} onClose={onClose} />}
        </>
      )}
    </OfficeScreen>
  )
}

function Question({ act, mail, ...both }: Asked & { onDone: () => void; onClose: () => void }) {
  const { id, to, attempts } = mail
  if (act === 'try') {
    return (
      <ActDialog
        {...both}
        title="Try now"
        name="office-mail-try"
        body={{ id }}
        confirm="Try now"
        reason="none"
      >
        <p>The mail to {to} is handed to the mail server at once instead of later.</p>
      </ActDialog>
    )
  }
  if (act === 'stop') {
    return (
      <ActDialog
        {...both}
        title="Stop"
        name="office-mail-stop"
        body={{ id, expected: attempts }}
        confirm="Stop this mail"
        reason="optional"
      >
        <p>
          The mail “{kindText(mail.kind)}” to {to} is not sent, and what it says is erased. This cannot be
          undone.
        </p>
      </ActDialog>
    )
  }
  return (
    <ActDialog
      {...both}
      title="Send a new one"
      name="office-mail-anew"
      body={{ id }}
      confirm="Send a new one"
      reason="optional"
    >
      <p>
        {to} gets a mail with a new link to set a password. A link that was mailed before does not work any
        more.
      </p>
    </ActDialog>
  )
}
