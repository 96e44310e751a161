import { type AdminMail, type MailKind, mailKindLabels } from '@course/contract/admin/mail'
import { Button } from '../ui/button.tsx'
import { Badge } from '../ui/status/badge.tsx'
import { Time } from './time.tsx'

export const kindText = (kind: string): string => mailKindLabels[kind as MailKind] ?? kind

/** How it stands with a mail, and what the mail server said. */
export function MailState({ mail }: { mail: AdminMail }) {
  return (
    <>
      <StateBadge mail={mail} />
      {mail.sentAt && (
        <span className="block">
          <Time at={mail.sentAt} />
        </span>
      )}
      {mail.problem && (
        <span className="block text-muted">
          {mail.problem === 'unreachable' ? 'Mail server unreachable.' : 'Deferred by the mail server.'}
        </span>
      )}
      {mail.answer && (
        <span className="block text-muted">
          Mail server response: <code className="whitespace-nowrap text-xs text-ink">{mail.answer}</code>
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
      return <Badge tone="brand">Waiting</Badge>
    case 'sent':
      return <Badge tone="success">Sent</Badge>
    case 'stopped':
      return <Badge>Stopped</Badge>
    case 'held-back':
      return <Badge>Held back</Badge>
    case 'refused':
      return <Badge tone="warning">Refused</Badge>
    case 'given-up':
      return <Badge tone="warning">Given up</Badge>
  }
}

type MailAction = 'try' | 'stop' | 'anew'

export function MailTools({ mail, onAsk }: { mail: AdminMail; onAsk: (act: MailAction) => void }) {
  const tool = (act: MailAction, label: string) => (
    <Button variant="quiet" size="small" className="whitespace-nowrap" onClick={() => onAsk(act)}>
      {label}
      <span className="sr-only"> {mail.to}</span>
    </Button>
  )
  if (mail.state !== 'due' && !mail.isRenewable) return null
  return (
    <span className="flex flex-wrap gap-1 max-md:-ml-4 md:justify-end">
      {mail.state === 'due' ? (
        <>
          {tool('try', 'Retry now')}
          {tool('stop', 'Cancel')}
        </>
      ) : (
        tool('anew', 'Resend')
      )}
    </span>
  )
}
