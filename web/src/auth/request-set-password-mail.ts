import { callFunction } from '../app/clients/clients.ts'

/**
 * Emails a set-password link to the signed-in account, at most once a day. Returns false for staff, who get
 * none.
 */
export async function requestSetPasswordMail(): Promise<boolean> {
  const { data } = await callFunction('request-set-password-mail')
  return data.isMailed
}
