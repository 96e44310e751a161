import { type MailKind, mailKindLabels } from '@course/contract/admin/mail'

export const mailKindText = (kind: string): string => mailKindLabels[kind as MailKind] ?? kind

export const mailStates = {
  due: { label: 'Queued', tone: 'brand' },
  sent: { label: 'Sent', tone: 'success' },
  stopped: { label: 'Canceled', tone: 'neutral' },
  'held-back': { label: 'Not sent (rehearsal)', tone: 'neutral' },
  refused: { label: 'Rejected', tone: 'warning' },
  'given-up': { label: 'Failed', tone: 'warning' },
} as const
