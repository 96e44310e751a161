import { callFunction, fetchLink } from '../app/clients/clients.ts'

/** The preference that an unsubscribe link changes. */
export const fetchUnsubscribeLink = (token: string) => fetchLink('unsubscribe-link', token)

export const unsubscribe = (token: string) => callFunction('unsubscribe', { token })
