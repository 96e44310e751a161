import type { MailPreference } from '@course/contract/account/optional-mails'
import { callFunction } from '../api/clients.ts'

/** Which mails the link of a mail stops. */
export const fetchUnsubscribeLink = (token: string) =>
  callFunction<MailPreference>('unsubscribe-link', { token })

export const unsubscribe = (token: string) => callFunction<MailPreference>('unsubscribe', { token })
