import { type AdminMail, type MailKind, mailKindLabels } from '@course/contract/admin/mail'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Time } from '../time.tsx'

export const kindText = (kind: string): string => mailKindLabels[kind as MailKind] ?? kind

const problemText = {
  unreachable: 'Email server unreachable.',
  deferred: 'Deferred by the email server.',
  unreadable: 'Encrypted with another secret.',
}

export function MailState({ mail }: { mail: AdminMail }) {
  return (
    <>
      <StateBadge mail={mail} />
      {mail.sentAt && (
        <span className="block">
          <Time at={mail.sentAt} />
        </span>
      )}
      {mail.problem && <span className="block text-muted">{problemText[mail.problem]}</span>}
      {mail.answer && (
        <span className="block text-muted">
          Email server response: <code className="whitespace-nowrap text-xs text-ink">{mail.answer}</code>
        </span>
      )}
      {mail.nextAt && mail.attempts > 0 && (
        <span className="block text-muted">
          Next attempt: <Time at={mail.nextAt} />
        </span>
      )}
    </>
  )
}

function StateBadge({ mail: { state } }: { mail: AdminMail }) {
  switch (state) {
    case 'due':
      return <Badge tone="brand">Queued</Badge>
    case 'sent':
      return <Badge tone="success">Sent</Badge>
    case 'stopped':
      return <Badge>Canceled</Badge>
    case 'held-back':
      return <Badge>Not sent (rehearsal)</Badge>
    case 'refused':
      return <Badge tone="warning">Rejected</Badge>
    case 'given-up':
      return <Badge tone="warning">Failed</Badge>
  }
}

type MailAction = 'retry' | 'cancel' | 'resend'

export function MailTools({ mail, onAction }: { mail: AdminMail; onAction: (action: MailAction) => void }) {
  const tool = (action: MailAction, label: string) => (
    <Button variant="quiet" size="small" className="whitespace-nowrap" onClick={() => onAction(action)}>
      {label}
      <span className="sr-only"> {mail.to}</span>
    </Button>
  )
  if (mail.state !== 'due' && !mail.isResendable) return null
  return (
    <span className="flex flex-wrap gap-1 @max-[56rem]:-ml-4 @min-[56rem]:justify-end">
      {mail.state === 'due' ? (
        <>
          {tool('retry', 'Retry now')}
          {tool('cancel', 'Cancel')}
        </>
      ) : (
        tool('resend', 'Resend')
      )}
    </span>
  )
}
