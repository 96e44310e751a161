import type { MailChoice } from '@course/contract/account/optional-mails'
import { callFunction } from '../api/clients.ts'

/** Which mails the link of a mail stops. */
export const readUnsubscribeLink = (token: string) => callFunction<MailChoice>('unsubscribe-link', { token })

export const unsubscribe = (token: string) => callFunction<MailChoice>('unsubscribe', { token })
