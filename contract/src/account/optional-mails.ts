import { optionalMails } from '@course/content/site/pages/optional-mails'

export type OptionalMailKind = keyof typeof optionalMails
export const optionalMailKinds = Object.keys(optionalMails) as [OptionalMailKind, ...OptionalMailKind[]]

/** Whether somebody gets mails of a kind. Nobody gets one before saying so. */
export type MailPreference = { kind: OptionalMailKind; isWanted: boolean }
