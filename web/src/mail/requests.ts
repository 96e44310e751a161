import type { MailPreference } from '@course/contract/account/optional-mails'
import { callFunction, fetchLink } from '../app/clients/clients.ts'

/** The preference that an unsubscribe link changes. */
export const fetchUnsubscribeLink = (token: string) => fetchLink<MailPreference>('unsubscribe-link', token)

export const unsubscribe = (token: string) => callFunction<MailPreference>('unsubscribe', { token })
