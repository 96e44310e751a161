import { course } from '@course/content/site/course'
import { optionalMails } from '@course/content/site/pages/optional-mails'

export type OptionalMailKind = keyof typeof optionalMails
export const optionalMailKinds = Object.keys(optionalMails) as [OptionalMailKind, ...OptionalMailKind[]]

/** The kinds that this course sends. */
export const offeredMailKinds = (): OptionalMailKind[] =>
  optionalMailKinds.filter((kind) => kind !== 'plan-date' || course().hasPlan)

/** Whether a customer receives this kind of mail. Optional mails are opt-in. */
export type MailPreference = { kind: OptionalMailKind; isWanted: boolean }
