import { authCopy } from '@course/content/site/auth/sign-in'
import { callAuth } from '../app/clients/auth.ts'
import { callFunction } from '../app/clients/clients.ts'
import { toRequestError } from '../app/clients/request-error.ts'
import type { MailLink } from './mail-link.ts'

const welcomePage = `${window.location.origin}/welcome`

/**
 * Signs in and returns the notice to show. An account with a temporary password gets a set-password email; staff
 * with a short password are asked for a longer one.
 */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  const { user, weakPassword } = await callAuth((auth) => auth.signInWithPassword({ email, password }))
  if (user.user_metadata.requires_password_reset !== true) {
    return weakPassword?.reasons.includes('length') ? weakPassword.message : undefined
  }
  try {
    return (await requestSetPasswordMail()) ? authCopy.signIn.passwordMailSent : undefined
  } catch (error) {
    return authCopy.signIn.passwordMailFailed(toRequestError(error).message)
  }
}

/** Creates an account, which works once its email is confirmed. */
export const signUp = (email: string, password: string) =>
  callAuth((auth) => auth.signUp({ email, password, options: { emailRedirectTo: welcomePage } }))

export const resendConfirmation = (email: string) =>
  callAuth((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: welcomePage } }))

/** Consumes an emailed link. `isHalfway`: an email change needs a second link. */
export async function redeemMailLink({ type, tokenHash }: MailLink): Promise<{ isHalfway: boolean }> {
  const { session } = await callAuth((auth) => auth.verifyOtp({ type, token_hash: tokenHash }))
  return { isHalfway: session === null }
}

/** Sets the password of the signed-in account. */
export const setPassword = (password: string) => callAuth((auth) => auth.updateUser({ password }))

/** Emails a link and a code to an existing account; never creates one. */
export const requestSignInMail = (email: string) =>
  callAuth((auth) =>
    auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: welcomePage } }),
  )

export const signInByCode = (email: string, token: string) =>
  callAuth((auth) => auth.verifyOtp({ type: 'email', email, token }))

/**
 * Emails a set-password link to the signed-in account, at most once a day. Returns false for staff, who get
 * none.
 */
export async function requestSetPasswordMail(): Promise<boolean> {
  const { data } = await callFunction('request-set-password-mail')
  return data.isMailed
}
